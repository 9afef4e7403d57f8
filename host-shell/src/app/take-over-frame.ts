/**
 * A link or button by what it is to a person, for the same one in another drawing. What a button of the bar says follows
 * the window and what waits, so those carry a name of their own.
 */
const sameAs = (element: Element): ((other: Element) => boolean) => {
  const nameOf = (one: Element): string =>
    [
      one.tagName,
      one.getAttribute('href'),
      one.getAttribute('name') ?? one.getAttribute('aria-label') ?? one.textContent,
    ].join();
  const name = nameOf(element);
  return (other) => nameOf(other) === name;
};

const focusedIn = (root: HTMLElement): Element | undefined => {
  const focused = document.activeElement;
  return focused && focused !== document.body && root.contains(focused) ? focused : undefined;
};

/** The button of the server's frame that was pressed before any script could answer; the page itself remembers it. */
const pressedEarly = (): Element | undefined => {
  const { pressed } = (window.onclick ?? {}) as { pressed?: Element };
  window.onclick = null;
  // One that still stands is the shell's own, and has answered.
  return pressed?.isConnected ? undefined : pressed;
};

/**
 * The shell's first drawing takes the place of the one that came with the page. Call the result after it:
 * whoever was at a link of the server's frame is then at the same link of the shell's, and the button that they pressed
 * there does what it does.
 */
export const takeOverFrame = (root: HTMLElement): (() => void) => {
  const focused = focusedIn(root);
  const isSame = focused && sameAs(focused);
  return () => {
    document.getElementById('portal-frame')?.remove();
    const drawn = [...root.querySelectorAll<HTMLElement>('a[href], button')];
    if (isSame && !focusedIn(root)) drawn.find(isSame)?.focus({ preventScroll: true });
    const pressed = pressedEarly();
    if (pressed) drawn.find(sameAs(pressed))?.click();
  };
};
