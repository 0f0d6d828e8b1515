// For component tests: replaces what happy-dom lacks. It does not find the chosen option by :checked, which Svelte uses
// to read a list, and it has no layout: every element gets the size of the window.
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
