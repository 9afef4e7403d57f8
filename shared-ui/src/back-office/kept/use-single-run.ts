import { useRef } from 'react';

/**
 * An act that runs once at a time: whoever asks for it while it is under way gets the end of that run, so that
 * `Publish` right after `Save` neither saves twice nor is lost.
 *
 * @param run - rejects or resolves; after either the next call runs anew
 */
export const useSingleRun = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  const running = useRef<Promise<T>>(undefined);
  return () =>
    (running.current ??= run().finally(() => {
      running.current = undefined;
    }));
};
