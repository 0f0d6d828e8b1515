/** A picture that takes longer is not waited for. */
const PATIENCE = 1000;

/** Do something once the present page is painted, with the pictures in a part of it; return a function to cancel. */
export function painted(then: () => void, within: () => ParentNode): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOff = false;
  const seen = (): void => {
    if (!isOff) timer = setTimeout(then);
  };
  const frame = requestAnimationFrame(() => (timer = setTimeout(() => void pictures(within()).then(seen))));
  return () => {
    isOff = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Waits for the pictures that are on their way, and for the frame that shows them. */
async function pictures(within: ParentNode): Promise<void> {
  const coming = [...within.querySelectorAll("img")].filter((one) => !one.complete && one.loading !== "lazy");
  if (!coming.length) return;
  const come = coming.map((one) => new Promise((done) => ["load", "error"].forEach((name) => one.addEventListener(name, done, { once: true }))));
  await Promise.race([Promise.all(come), new Promise((done) => setTimeout(done, PATIENCE))]);
  await new Promise(requestAnimationFrame);
}
