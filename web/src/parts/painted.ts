/** Pictures that take longer, in ms, are not waited for. */
const MAX_PICTURE_WAIT = 1000;

/** Call a function once the page is painted, with the pictures in a part of it; return a function to cancel. */
export function afterPaint(callback: () => void, root: () => ParentNode): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOff = false;
  const scheduleCallback = (): void => {
    if (!isOff) timer = setTimeout(callback);
  };
  const frame = requestAnimationFrame(() => (timer = setTimeout(() => void whenPicturesLoaded(root()).then(scheduleCallback))));
  return () => {
    isOff = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Wait for the pictures that are being loaded, and for the frame that shows them. */
async function whenPicturesLoaded(within: ParentNode): Promise<void> {
  const coming = [...within.querySelectorAll("img")].filter((element) => !element.complete && element.loading !== "lazy");
  if (!coming.length) return;
  const come = coming.map((image) => new Promise((done) => ["load", "error"].forEach((name) => image.addEventListener(name, done, { once: true }))));
  await Promise.race([Promise.all(come), new Promise((done) => setTimeout(done, MAX_PICTURE_WAIT))]);
  await new Promise(requestAnimationFrame);
}
