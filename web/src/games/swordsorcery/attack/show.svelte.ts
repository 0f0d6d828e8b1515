// Scenes of events, shown one after the other. They can be shown again, and never block an answer.
import type { Happening } from "./happenings";

/** Duration of each kind of scene, in ms; the reader closes a page. */
const SCENE_TIMES: Record<Happening["kind"], number> = { strike: 3000, deed: 1700, card: 2800, page: Infinity };

export class Show {
  scenes = $state.raw<readonly Happening[]>([]);
  at = $state(0);
  isOpen = $state(false);
  #reducesMotion = false;
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get scene(): Happening | null {
    return this.isOpen ? (this.scenes[this.at] ?? null) : null;
  }

  /** Show new scenes. They do not advance automatically if `reducesMotion` is set. */
  play(scenes: readonly Happening[], reducesMotion: boolean): void {
    this.scenes = scenes;
    this.#reducesMotion = reducesMotion;
    this.#held = false;
    this.replayScenes();
  }

  replayScenes(): void {
    this.at = 0;
    this.isOpen = this.scenes.length > 0;
    this.#wait();
  }

  step(count: number): void {
    this.at = Math.max(0, Math.min(this.scenes.length - 1, this.at + count));
    this.#wait();
  }

  /** Show the next scene, or close after the last one. */
  next(): void {
    if (this.at + 1 < this.scenes.length) this.step(1);
    else this.close();
  }

  /** Keep the scene while the player reads it. New scenes are not held by a pointer that rests where it pressed. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#held) return;
    this.#held = isHeld;
    this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.isOpen = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const lasts = this.scene ? SCENE_TIMES[this.scene.kind] : Infinity;
    if (!this.#reducesMotion && !this.#held && lasts < Infinity) this.#timer = setTimeout(() => this.next(), lasts);
  }
}
