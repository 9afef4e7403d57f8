/** One reading for all who ask before it begins: everybody gets what holds after they asked, and nobody waits for two. */
export const readTogether = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<void> | undefined;
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    next = undefined;
    const reading = read();
    const over: Promise<void> = reading.then(
      () => end(over),
      () => end(over),
    );
    running = over;
    return reading;
  };
  const end = (over: Promise<void>): void => {
    if (running === over) running = undefined;
  };
  return () => {
    next ??= running?.then(begin);
    return next ?? begin();
  };
};
