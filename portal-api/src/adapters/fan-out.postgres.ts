import { randomUUID } from 'node:crypto';
import type { DatabaseServer } from '../kernel/database.ts';
import type { FanOut } from '../kernel/fan-out.ts';

const CHANNEL = 'portal_live';
// NOTIFY takes 8000 bytes; longer payloads wait in a table and travel by reference.
const LONGEST = 7000;
const REFERENCE = 'ref:';
const KEPT_MILLISECONDS = 5 * 60_000;

/** Several processes on one PostgreSQL, by LISTEN and NOTIFY. */
export const postgresFanOut = async (
  database: DatabaseServer,
  now: () => Date,
): Promise<FanOut> => {
  const listeners = new Set<(payload: string) => void>();
  const gaps = new Set<() => void>();
  const db = database.platform();

  const store = async (payload: string): Promise<string> => {
    const id = randomUUID();
    const { siteId } = JSON.parse(payload) as { siteId: string };
    await db.query('delete from live_payloads where created_at < $1', [
      new Date(now().getTime() - KEPT_MILLISECONDS),
    ]);
    await db.query(
      'insert into live_payloads (id, site_id, payload, created_at) values ($1,$2,$3,$4)',
      [id, siteId, payload, now()],
    );
    return REFERENCE + id;
  };

  const resolve = async (message: string): Promise<string | undefined> => {
    if (!message.startsWith(REFERENCE)) return message;
    const [row] = await db.query<{ payload: string }>(
      'select payload from live_payloads where id = $1',
      [message.slice(REFERENCE.length)],
    );
    return row?.payload;
  };

  // A reference takes a read; what comes behind it waits, so that all hear in the order of publishing.
  let last: Promise<void> = Promise.resolve();
  const pass = (message: string): void => {
    last = last
      .then(async () => {
        const payload = await resolve(message);
        if (payload) for (const hear of listeners) hear(payload);
      })
      .catch(() => undefined);
  };
  const stop = await database.listen(CHANNEL, pass, () => gaps.forEach((resume) => resume()));
  return {
    publish: async (payload) => {
      const short = Buffer.byteLength(payload) <= LONGEST;
      await database.notify(CHANNEL, short ? payload : await store(payload));
    },
    subscribe: (hear) => void listeners.add(hear),
    onGap: (resume) => void gaps.add(resume),
    close: stop,
  };
};
