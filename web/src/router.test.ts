import { describe, expect, test } from "vitest";
import { routeOf } from "./router";

describe("an address leads to a page", () => {
  test.each([
    ["/", { page: "hall" }],
    ["/new/adventureland", { page: "new", game: "adventureland" }],
    ["/new/heroes+strong-sirens", { page: "new", game: "heroes+strong-sirens" }],
    ["/you", { page: "you" }],
    ["/credits/", { page: "credits" }],
    ["/puzzles", { page: "puzzles", game: "", number: null }],
    ["/puzzles/heroes", { page: "puzzles", game: "heroes", number: null }],
    ["/puzzles/heroes/12", { page: "puzzles", game: "heroes", number: 12 }],
    ["/rules", { page: "rules", game: "", clause: "" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));

  test("the secret of a table's link stays out of the path", () => {
    expect(routeOf("/t/k3Fq", "", "#s3cret")).toEqual({ page: "table", id: "k3Fq", invite: "s3cret" });
  });

  test("a replay starts at the requested decision, if it is valid", () => {
    expect(routeOf("/r/k3Fq", "?at=41")).toEqual({ page: "replay", id: "k3Fq", at: 41, seat: null });
    expect(routeOf("/r/k3Fq", "?at=end")).toEqual({ page: "replay", id: "k3Fq", at: null, seat: null });
    expect(routeOf("/r/k3Fq", "?at=-1&seat=-1")).toEqual({ page: "replay", id: "k3Fq", at: null, seat: -1 });
    expect(routeOf("/r/k3Fq/analysis")).toEqual({ page: "analysis", id: "k3Fq" });
    expect(routeOf("/r/k3Fq/other").page).toBe("nowhere");
    expect(routeOf("/r/k3Fq", "?at=0&seat=2")).toEqual({ page: "replay", id: "k3Fq", at: 0, seat: 2 });
  });

  test("the rules open at a clause", () => {
    expect(routeOf("/rules/adventureland", "", "#AL-3.2")).toEqual({ page: "rules", game: "adventureland", clause: "AL-3.2" });
  });

  test.each(["/t", "/t/a/b", "/t/a%20b", "/new", "/you/there", "/puzzles/heroes/0", "/puzzles/heroes/one", "/puzzles/heroes/1/2", "/nothing", "/t/%E0%A4%A"])("%s is unknown", (path) => {
    expect(routeOf(path)).toEqual({ page: "nowhere", path });
  });
});
