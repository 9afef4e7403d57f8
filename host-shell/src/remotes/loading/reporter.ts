import { limits } from '@portal/shared-contracts';
import type { RemoteReport } from '@portal/shared-contracts/remote';

/** Collects observations and sends them in small batches. */
export interface Reporter {
  report(report: RemoteReport): void;
  /** Sends what is waiting, for example before the page goes. */
  flush(): void;
}

const MOST_PER_PAGE = 300;
const QUIET_TIME = 2_000;

/** A reporter that waits for a quiet moment, sends a bounded number, and ignores its own failures. */
export const createReporter = (tools: {
  send: (reports: RemoteReport[]) => Promise<unknown>;
  after: (milliseconds: number, call: () => void) => () => void;
}): Reporter => {
  let waiting: RemoteReport[] = [];
  let taken = 0;
  let isScheduled = false;
  const flush = (): void => {
    const batch = waiting.slice(0, limits.reportsPerCall);
    waiting = waiting.slice(limits.reportsPerCall);
    isScheduled = false;
    if (batch.length > 0) tools.send(batch).catch(() => undefined);
    if (waiting.length > 0) schedule();
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    tools.after(QUIET_TIME, flush);
  };
  return {
    report: (report) => {
      if (taken >= MOST_PER_PAGE) return;
      taken += 1;
      waiting.push(report);
      schedule();
    },
    flush,
  };
};
