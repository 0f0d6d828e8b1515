// The kind of screen of a table: wide, a phone, or one with little height.
import { hasContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

const PICTURED = Symbol("pictured");

/** Treat the content as a picture: it is drawn as on a wide screen, whatever the screen is. */
export function treatAsPicture(): void {
  setContext(PICTURED, true);
}

export class Screen {
  readonly #pictured = hasContext(PICTURED);
  readonly #broad = new MediaQuery("min-width: 1100px", true);
  readonly #narrow = new MediaQuery("max-width: 699px", false);
  readonly #short = new MediaQuery("(max-height: 540px) and (min-width: 560px)", false);

  /** Whether the height is small, as on a phone in landscape or an enlarged page; everything is beside the board then. */
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
