import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY = 250;

/** The megabytes that stay after collecting: the most beyond the least that was seen since before the work. */
export const mostHeldDuring = async (work: () => Promise<void>): Promise<number> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 1024 / 1024;
  };
  let least = held();
  let most = least;
  const look = setInterval(() => {
    const now = held();
    least = Math.min(least, now);
    most = Math.max(most, now);
  }, EVERY);
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return most - least;
};
