// For component tests: what happy-dom lacks. It finds no chosen option by :checked, which is how Svelte reads a list, and it
// lays nothing out: every element is as large as the window.
const lacking = { configurable: true };

Object.defineProperty(HTMLSelectElement.prototype, "querySelector", {
  ...lacking,
  value(this: HTMLSelectElement, selector: string): Element | null {
    return selector === ":checked" ? (this.selectedOptions[0] ?? null) : Element.prototype.querySelector.call(this, selector);
  },
});
Object.defineProperty(HTMLElement.prototype, "clientWidth", { ...lacking, get: () => innerWidth });
Object.defineProperty(HTMLElement.prototype, "clientHeight", { ...lacking, get: () => innerHeight });

globalThis.ResizeObserver = class {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    queueMicrotask(() => this.#tell([], this));
  }
  unobserve(): void {}
  disconnect(): void {}
};
