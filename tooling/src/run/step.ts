import { spawn } from 'node:child_process';

/** A command of the workspace with a name that people read. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Shows its lines as they come, also beside another step: for one that takes minutes. */
  isLong?: true;
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

/** Hands whole lines on, so that those of two steps never meet in one. */
const byLines = (write: (lines: string) => void) => {
  let begun = '';
  return {
    take: (text: string): void => {
      const all = begun + text;
      const end = all.lastIndexOf('\n') + 1;
      begun = all.slice(end);
      if (end > 0) write(all.slice(0, end));
    },
    end: (): void => {
      if (begun) write(`${begun}\n`);
    },
  };
};

const run = (step: Step, shows: boolean): Promise<StepEnd> =>
  new Promise((resolve) => {
    let tail = '';
    const lines = byLines((text) => void (shows && process.stdout.write(text)));
    const child = spawn(step.command, step.args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...step.env },
      timeout: LIMIT_MINUTES * 60_000,
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        lines.take(text);
        tail = (tail + text).slice(-KEPT);
      });
    child.on('error', ({ message }) => resolve({ isGreen: false, tail: message }));
    child.on('close', (code, signal) => {
      lines.end();
      if (signal) tail += `\nStopped by ${signal}; a step may take ${LIMIT_MINUTES} minutes.`;
      resolve({ isGreen: code === 0, tail });
    });
  });

/**
 * Runs every step even after a failure, so that one run shows all that is wrong. The ends of the
 * failed ones are printed once more at the end, where a log that was cut still has them.
 *
 * @param atOnce how many steps may run side by side; then those that are not long print their output when they end.
 * @returns the names of the failed steps.
 */
export const runSteps = async (steps: readonly Step[], atOnce = 1): Promise<string[]> => {
  const failed: { name: string; tail: string }[] = [];
  const waiting = [...steps];
  const isAlone = atOnce === 1;
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const shows = isAlone || step.isLong === true;
      if (shows) console.log(`\n▸ ${step.name}`);
      const { isGreen, tail } = await run(step, shows);
      if (!shows && tail.trim()) console.log(`\n▸ ${step.name}\n${tail.trimEnd()}`);
      console.log(`${isGreen ? '✓' : '✗'} ${step.name} (${secondsSince(start)})`);
      if (!isGreen) failed.push({ name: step.name, tail });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const { name, tail } of failed) console.error(`\n▸ End of “${name}”, which failed\n${tail}`);
  return failed.map(({ name }) => name);
};
