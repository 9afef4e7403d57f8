import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const SELF = process.pid;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
};

/** The processes that this one has started and that still run. */
export const children = (): number[] =>
  read(`/proc/${SELF}/task/${SELF}/children`).trim().split(' ').filter(Boolean).map(Number);

/** So long a process has had a core to itself: the same on a busy machine as on a quiet one. */
export const cpuSeconds = (pid: number): number => {
  // The name stands in brackets and may hold blanks.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
};

/** The most memory that a process ever held, in MB. */
export const peakMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** The value below which that share of all lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
