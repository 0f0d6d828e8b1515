import { afterEach, describe, expect, test, vi } from "vitest";
import * as api from "./api";

function answer(body: string, status = 200): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe("requests", () => {
  test("a change has the header that a foreign page cannot set", async () => {
    const fetched = answer('{"id":"p1","name":"Ada","account":null}');
    await api.rename("Ada");
    expect(fetched).toHaveBeenCalledWith("/api/me", expect.objectContaining({
      method: "POST", body: '{"name":"Ada"}', headers: expect.objectContaining({ "X-Meadhall": "1" }),
    }));
  });

  test("a name in an address is escaped", async () => {
    const fetched = answer("{}");
    await api.table("a/b?c");
    expect(fetched).toHaveBeenCalledWith("/api/tables/a%2Fb%3Fc", expect.anything());
  });

  test("the time is that of the hall's clock, even if the local clock differs", async () => {
    const late = new Date(Date.now() + 3_600_000).toUTCString();
    vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response("{}", { headers: { date: late } }))));
    await api.hall();
    expect(api.hallTime() - Date.now() / 1000).toBeGreaterThan(3500);
    vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response("{}", { headers: { date: new Date().toUTCString() } }))));
    await api.hall();
    expect(Math.abs(api.hallTime() - Date.now() / 1000)).toBeLessThan(1);
  });

  test("an empty response becomes undefined", async () => {
    answer("");
    expect(await api.leave("k3Fq")).toBeUndefined();
  });
});

describe("an error is one sentence", () => {
  test("from the hall, with code and clause", async () => {
    answer('{"words":"Seat 2 is taken.","code":"taken","clause":""}', 409);
    await expect(api.join("k3Fq", { seat: 1 })).rejects.toMatchObject({ message: "Seat 2 is taken.", code: "taken", status: 409 });
  });

  test("from the client, if the hall cannot be reached", async () => {
    vi.stubGlobal("fetch", vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))));
    await expect(api.hall()).rejects.toMatchObject({ code: "offline", message: expect.stringContaining("reach the server") as string });
  });

  test("from the client, if the answer is not from a hall", async () => {
    answer("<h1>Bad gateway</h1>", 502);
    await expect(api.hall()).rejects.toMatchObject({ code: "offline" });
    answer("<h1>Oops</h1>", 500);
    await expect(api.hall()).rejects.toMatchObject({ code: "unknown", message: expect.stringContaining("500") as string });
  });
});
