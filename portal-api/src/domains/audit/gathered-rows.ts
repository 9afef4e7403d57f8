import type { SiteDatabase } from '../../kernel/database.ts';
import type { Log } from '../../kernel/log.ts';

const GATHERED_MILLISECONDS = 250;

/** Rows of hot calls, written together a moment later so that nobody waits for the chain. */
export interface GatheredRows {
  add(db: SiteDatabase, write: (tx: SiteDatabase) => Promise<void>): void;
  flush(): Promise<void>;
}

interface Waiting {
  db: SiteDatabase;
  write: (tx: SiteDatabase) => Promise<void>;
}

const writeTogether = async (log: Log, rows: readonly Waiting[]): Promise<void> => {
  const bySite = Map.groupBy(rows, ({ db }) => db.siteId);
  // What fails of one firm takes no row of the firms behind it along.
  for (const [site, group] of bySite)
    await group[0]?.db
      .transaction(async (tx) => {
        for (const { write } of group) await write(tx);
      })
      .catch((error: unknown) =>
        log.error({ err: error, site, rows: group.length }, 'audit rows not written'),
      );
};

export const gatherRows = (log: Log): GatheredRows => {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) last = last.then(() => writeTogether(log, rows));
    return last;
  };
  return {
    add: (db, write) => {
      waiting.push({ db, write });
      timer ??= setTimeout(() => void flush(), GATHERED_MILLISECONDS).unref();
    },
    flush,
  };
};
