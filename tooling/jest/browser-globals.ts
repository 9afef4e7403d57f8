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

// Nothing moves in jsdom, and antd takes these names for a sign that it does: it would wait for an end that never comes.
const style = Object.getPrototypeOf(document.createElement('div').style) as object;
for (const name of ['WebkitAnimation', 'WebkitTransition']) Reflect.deleteProperty(style, name);
