import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** Programs of Node that are of no use without each other. */
export interface Together {
  /** Starts one more with these words of a command line. */
  start(words: readonly string[], options: SpawnOptions): void;
  /** Asks all of them to end. */
  stop(): void;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Ends all programs once one ends; then leaves with the code of the first, or 0 where somebody asked for the end. */
export const runTogether = (leave: (code: number) => void): Together => {
  const children: ChildProcess[] = [];
  let outcome: number | undefined;
  const stop = (code: number): void => {
    outcome ??= code;
    for (const child of children) child.kill('SIGTERM');
  };
  return {
    start: (words, options) => {
      const child = spawn(process.execPath, words, options);
      children.push(child);
      child.on('exit', (code) => {
        stop(code ?? 1);
        if (children.every(hasEnded)) leave(outcome ?? 0);
      });
    },
    stop: () => stop(0),
  };
};
