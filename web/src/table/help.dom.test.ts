import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import HelpDialog from "./dialogs/HelpDialog.svelte";

const me = (docs: string): void => void vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ id: "ann", name: "Ann", account: null, settings: {}, docs })));
const help = (): unknown => render(HelpDialog, { open: true, aim: [], keys: true });

test("help links to the documentation if the hall knows its address", async () => {
  me("https://docs.example/");
  help();
  const link = await screen.findByRole("link", { name: "Read the documentation", hidden: true });
  expect(link.getAttribute("href")).toBe("https://docs.example/");
});

test("help has no link otherwise", async () => {
  me("");
  help();
  await Promise.resolve();
  expect(screen.queryByRole("link", { hidden: true })).toBeNull();
});
