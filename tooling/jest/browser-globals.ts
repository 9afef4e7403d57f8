/** Pieces of the browser that jsdom lacks and antd or the router ask for. */
Object.defineProperty(globalThis, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
});

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });

Element.prototype.scrollIntoView ??= () => undefined;

// antd measures scrollbars by a pseudo-element, which jsdom reports as an error for each table.
const computedStyle = globalThis.getComputedStyle;
globalThis.getComputedStyle = (element: Element) => {
  const style = computedStyle(element);
  // Long text fields grow by their padding and border, of which jsdom knows nothing.
  if (element instanceof HTMLTextAreaElement)
    for (const part of ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'])
      style.setProperty(part, style.getPropertyValue(part) || '0px');
  return style;
};
