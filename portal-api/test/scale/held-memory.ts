import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY = 250;

/** The megabytes that stay after collecting, at most, beyond those from before the work. */
export const mostHeldDuring = async (work: () => Promise<void>): Promise<number> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 1024 / 1024;
  };
  const before = held();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, held());
  }, EVERY);
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return most - before;
};
