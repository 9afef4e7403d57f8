import { spawn } from 'node:child_process';

/** A command of the workspace with a name that people read. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Whole seconds since a moment of `performance.now()`. */
export const secondsSince = (start: number): string =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`;

const KEPT = 12_000;

// Four times what the longest step takes on a slow day; what hangs ends here, with a name.
const LIMIT_MINUTES = 60;

/** How a step ended, with the last characters of what it printed. */
interface StepEnd {
  isGreen: boolean;
  tail: string;
}

const run = (step: Step, isAlone: boolean): Promise<StepEnd> =>
  new Promise((resolve) => {
    let tail = '';
    const child = spawn(step.command, step.args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...step.env },
      timeout: LIMIT_MINUTES * 60_000,
    });
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].on('data', (chunk: Buffer) => {
        if (isAlone) process[stream].write(chunk);
        tail = (tail + chunk.toString()).slice(-KEPT);
      });
    child.on('error', ({ message }) => resolve({ isGreen: false, tail: message }));
    child.on('close', (code, signal) => {
      if (signal) tail += `\nStopped by ${signal}; a step may take ${LIMIT_MINUTES} minutes.`;
      resolve({ isGreen: code === 0, tail });
    });
  });

/** Steps that follow each other, each whether or not the one before was green. */
type Lane = Step | readonly Step[];

/**
 * Runs every step even after a failure, so that one run shows all that is wrong. The ends of the
 * failed ones are printed once more at the end, where a log that was cut still has them.
 *
 * @param steps what stands in a list of its own within the list runs one after the other.
 * @param atOnce how many steps may run side by side; then each prints its output when it ends.
 * @returns the names of the failed steps.
 */
export const runSteps = async (steps: readonly Lane[], atOnce = 1): Promise<string[]> => {
  const failed: { name: string; tail: string }[] = [];
  const waiting = [...steps];
  const isAlone = atOnce === 1;
  const take = async (step: Step): Promise<void> => {
    const start = performance.now();
    if (isAlone) console.log(`\n▸ ${step.name}`);
    const { isGreen, tail } = await run(step, isAlone);
    if (!isAlone && tail.trim()) console.log(`\n▸ ${step.name}\n${tail.trimEnd()}`);
    console.log(`${isGreen ? '✓' : '✗'} ${step.name} (${secondsSince(start)})`);
    if (!isGreen) failed.push({ name: step.name, tail });
  };
  const work = async (): Promise<void> => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift())
      for (const step of [lane].flat()) await take(step);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const { name, tail } of failed) console.error(`\n▸ End of “${name}”, which failed\n${tail}`);
  return failed.map(({ name }) => name);
};
