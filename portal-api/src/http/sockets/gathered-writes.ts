import type { Duplex } from 'node:stream';

/** Bytes that are gathered before they leave without waiting for more. */
const MOST_GATHERED = 64 * 1024;

/** Lets everything that is written in one go leave the process in one call to the system. */
export const gatherWrites = (stream: Duplex): (() => void) => {
  let isGathering = false;
  return () => {
    if (isGathering) {
      if (stream.writableLength < MOST_GATHERED) return;
      stream.uncork();
      stream.cork();
      return;
    }
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
};
