type Handlers = Partial<{
  [Name in keyof DocumentEventMap]: (event: DocumentEventMap[Name]) => void;
}>;

/** Adds listeners to an element or the document; the returned function takes all of them off again. */
export const listen = (
  target: EventTarget,
  handlers: Handlers,
  options: AddEventListenerOptions = {},
): (() => void) => {
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handler] of all) target.addEventListener(name, handler, options);
  return () => {
    for (const [name, handler] of all) target.removeEventListener(name, handler, options);
  };
};
