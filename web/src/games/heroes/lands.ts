// The drawn lands of the four elements, and small scenes for free spaces.
import type { Element } from "./cards";

const FILES = import.meta.glob<string>("./lands/*.svg", { eager: true, query: "?url", import: "default" });
const SCENES = 3;

const file = (name: string): string => `url("${FILES[`./lands/${name}.svg`] ?? ""}")`;

/** Return the picture of a board's land; on a distant board the front edge is below. Without a Hero there is no land. */
export function landOf(element: Element, isDistant: boolean): string {
  return element === "none" ? "none" : file(`${element}-${isDistant ? "far" : "near"}`);
}

/** The scene of a free space, by its number: neighbouring spaces have different ones. */
export function sceneOf(element: Element, space: number): string {
  return element === "none" ? "none" : file(`${element}-${((space * 2 + Math.floor(space / 4)) % SCENES) + 1}`);
}
