// Kind of screen of a table: wide, a phone, or with little height.
import { hasContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

const PICTURED = Symbol("pictured");

/** Mark the content as a picture: it is drawn as on a wide screen, whatever the screen is. */
export function pictured(): void {
  setContext(PICTURED, true);
}

export class Screen {
  readonly #pictured = hasContext(PICTURED);
  readonly #broad = new MediaQuery("min-width: 1100px", true);
  readonly #narrow = new MediaQuery("max-width: 699px", false);
  readonly #short = new MediaQuery("(max-height: 540px) and (min-width: 560px)", false);

  /** A phone on its side, or a page that is much enlarged: everything is beside the board. */
  get short(): boolean {
    return this.#short.current;
  }

  get phone(): boolean {
    return this.#narrow.current && !this.short && !this.#pictured;
  }

  get wide(): boolean {
    return this.#broad.current && !this.short;
  }
}
