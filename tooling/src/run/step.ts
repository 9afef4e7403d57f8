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

/** How a step ended, with the last characters of what it printed. */
interface StepEnd {
  isGreen: boolean;
  tail: string;
}

const run = (step: Step): Promise<StepEnd> =>
  new Promise((resolve) => {
    let tail = '';
    const child = spawn(step.command, step.args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...step.env },
    });
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].on('data', (chunk: Buffer) => {
        process[stream].write(chunk);
        tail = (tail + chunk.toString()).slice(-KEPT);
      });
    child.on('error', ({ message }) => resolve({ isGreen: false, tail: message }));
    child.on('close', (code) => resolve({ isGreen: code === 0, tail }));
  });

/**
 * Runs every step even after a failure, so that one run shows all that is wrong. The ends of the
 * failed ones are printed once more at the end, where a log that was cut still has them.
 *
 * @returns the names of the failed steps.
 */
export const runSteps = async (steps: readonly Step[]): Promise<string[]> => {
  const failed: { name: string; tail: string }[] = [];
  for (const step of steps) {
    const start = performance.now();
    console.log(`\n▸ ${step.name}`);
    const { isGreen, tail } = await run(step);
    console.log(`${isGreen ? '✓' : '✗'} ${step.name} (${secondsSince(start)})`);
    if (!isGreen) failed.push({ name: step.name, tail });
  }
  for (const { name, tail } of failed) console.error(`\n▸ End of “${name}”, which failed\n${tail}`);
  return failed.map(({ name }) => name);
};
