import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { lists } from "../hall/lists.svelte";
import type { Me, Notifications } from "../wire";
import YouPage from "./YouPage.svelte";

const SERVICE = "http://127.0.0.1:9999";
let known: Notifications;
const asked: [path: string, body: unknown][] = [];

/** A fake hall: it stores a channel at its own service, and refuses any other. */
function hall(path: string, init: RequestInit): Promise<Response> {
  const body = init.body ? (JSON.parse(String(init.body)) as { channel?: string; name?: string }) : {};
  if (init.method === "POST") asked.push([path, body]);
  if (path === "/api/me") return Promise.resolve(Response.json({ ...lists.me, ...body }));
  if (path === "/api/sessions") return Promise.resolve(Response.json([]));
  const channel = body.channel ?? known.channel;
  if (channel && !known.services.some((service) => channel.startsWith(service)))
    return Promise.resolve(Response.json({ code: "bad-channel", words: `Messages go there, and not to ${channel}.` }, { status: 422 }));
  known = { ...known, channel };
  return Promise.resolve(Response.json(known));
}

beforeEach(() => {
  known = { channel: "", services: [SERVICE], failed: "", after: 60 };
  asked.length = 0;
  lists.me = { id: "ann", name: "Ann" } as Me;
  vi.stubGlobal("fetch", hall);
});

const channel = async (): Promise<HTMLInputElement> => await screen.findByLabelText("Where to send them");
const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));

async function save(address: string): Promise<void> {
  const field = await channel();
  await fireEvent.input(field, { target: { value: address } });
  await fireEvent.submit(field.closest("form")!);
}

test("a channel can be saved, tested and deleted", async () => {
  render(YouPage);
  await save(`${SERVICE}/ann-and-her-dragons`);
  await screen.findByText("Saved.", { exact: false });
  screen.getByText(/Messages can go to 127\.0\.0\.1:/);
  await press("Send a test");
  await screen.findByText("Sent. It should arrive in a moment.");
  await press("Turn off");
  await screen.findByText("Notifications are off.");
  expect((await channel()).value).toBe("");
  expect(asked).toEqual([
    ["/api/notifications", { channel: `${SERVICE}/ann-and-her-dragons` }],
    ["/api/notifications/try", {}],
    ["/api/notifications", { channel: "" }],
  ]);
});

test("an address elsewhere is refused and can be corrected", async () => {
  render(YouPage);
  await save("https://elsewhere.example/ann");
  expect((await screen.findByText(/and not to/)).textContent).toBe("Messages go there, and not to https://elsewhere.example/ann.");
  expect((await channel()).value).toBe("https://elsewhere.example/ann");
});

test("a random channel is offered only if ntfy can be reached", async () => {
  known = { ...known, services: ["https://ntfy.sh"] };
  const { unmount } = render(YouPage);
  await channel();
  await press("Make one up");
  expect((await channel()).value).toMatch(/^https:\/\/ntfy\.sh\/meadhall-/);
  unmount();
  known = { ...known, services: [SERVICE] };
  render(YouPage);
  await channel();
  expect(screen.queryByRole("button", { name: "Make one up" })).toBeNull();
});

test("a hall without notifications shows no channel", async () => {
  known = { ...known, services: [] };
  render(YouPage);
  await Promise.resolve();
  expect(screen.queryByText("Notifications")).toBeNull();
});

test("the name is shown once the hall has identified the caller", async () => {
  lists.me = null;
  render(YouPage);
  const name = screen.getByLabelText<HTMLInputElement>(/^Your name/);
  expect(name.disabled).toBe(true);
  lists.me = { id: "ann", name: "Ann" } as Me;
  await waitFor(() => expect(name.disabled).toBe(false));
  await fireEvent.input(name, { target: { value: "Long John" } });
  await fireEvent.submit(name.closest("form")!);
  await screen.findByText("Name saved.");
  expect(name.value).toBe("Long John");
});
