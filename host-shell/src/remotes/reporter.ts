import type { RemoteReport } from '@portal/shared-contracts/remote';

/** Collects observations and sends them in small batches. */
export interface Reporter {
  report(report: RemoteReport): void;
  /** Sends what is waiting, for example before the page goes. */
  flush(): void;
}

const batchSize = 50;
const mostPerPage = 300;
const quietTime = 2_000;

/** A reporter that never disturbs: it waits, bounds itself and swallows its own failures. */
export function createReporter(tools: {
  send: (reports: RemoteReport[]) => Promise<unknown>;
  after: (milliseconds: number, call: () => void) => () => void;
}): Reporter {
  let waiting: RemoteReport[] = [];
  let taken = 0;
  let isScheduled = false;
  const flush = (): void => {
    const batch = waiting.slice(0, batchSize);
    waiting = waiting.slice(batchSize);
    isScheduled = false;
    if (batch.length > 0) tools.send(batch).catch(() => undefined);
    if (waiting.length > 0) schedule();
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    tools.after(quietTime, flush);
  };
  return {
    report(report) {
      if (taken >= mostPerPage) return;
      taken += 1;
      waiting.push(report);
      schedule();
    },
    flush,
  };
}
