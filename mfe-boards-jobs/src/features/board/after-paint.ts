/** A page in the background paints nothing: then the work is done after so many milliseconds. */
const LONGEST = 100;

/** Does what can wait as soon as the browser has painted what was just rendered, so that no paint waits for it. */
export const afterPaint = (work: () => void): void => {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(once, LONGEST);
  requestAnimationFrame(() => setTimeout(once));
};
