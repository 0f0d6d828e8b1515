// What kind of screen a table is on: wide, a phone, or with little height.
import { MediaQuery } from "svelte/reactivity";

export class Screen {
  readonly #broad = new MediaQuery("min-width: 1100px", true);
  readonly #narrow = new MediaQuery("max-width: 699px", false);
  readonly #short = new MediaQuery("(max-height: 540px) and (min-width: 560px)", false);

  /** A phone on its side, or a page that is much enlarged: everything stands beside the board. */
  get short(): boolean {
    return this.#short.current;
  }

  get phone(): boolean {
    return this.#narrow.current && !this.short;
  }

  get wide(): boolean {
    return this.#broad.current && !this.short;
  }
}
