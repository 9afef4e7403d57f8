/** A link or button by what it is to a person, for the same one in another drawing. */
const sameAs = (element: Element): ((other: Element) => boolean) => {
  const nameOf = (one: Element): string =>
    [
      one.tagName,
      one.getAttribute('href'),
      one.getAttribute('aria-label') ?? one.textContent,
    ].join();
  const name = nameOf(element);
  return (other) => nameOf(other) === name;
};

const focusedIn = (root: HTMLElement): Element | undefined => {
  const focused = document.activeElement;
  return focused && focused !== document.body && root.contains(focused) ? focused : undefined;
};

/**
 * The shell's first drawing takes the place of the one that came with the page. Call the result after it:
 * whoever was at a link of the server's frame is then at the same link of the shell's.
 */
export const takeOverFrame = (root: HTMLElement): (() => void) => {
  const focused = focusedIn(root);
  const isSame = focused && sameAs(focused);
  return () => {
    document.getElementById('portal-frame')?.remove();
    if (!isSame || focusedIn(root)) return;
    const found = [...root.querySelectorAll<HTMLElement>('a[href], button')].find(isSame);
    found?.focus({ preventScroll: true });
  };
};
