import { readFileSync } from 'node:fs';

const PAGE = 4096;
const INTERVAL = 20;

const residentBytes = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  } catch {
    // Other systems do not tell; there the heap's own limit and the time are what ends it.
    return 0;
  }
};

/** Calls once when a process holds more than that; the answer ends the watch. */
export const watchMemory = (pid: number, most: number, onMore: () => void): (() => void) => {
  const timer = setInterval(() => {
    if (residentBytes(pid) <= most) return;
    clearInterval(timer);
    onMore();
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
};
