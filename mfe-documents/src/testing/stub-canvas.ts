const context = new Proxy(
  { measureText: () => ({ width: 100 }) },
  { get: (target, key) => Reflect.get(target, key) ?? (() => undefined), set: () => true },
);

/** jsdom has no canvas; every drawing becomes this picture, and what is drawn is looked at in a real browser. */
export const stubCanvas = (picture: string): void => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(picture);
};
