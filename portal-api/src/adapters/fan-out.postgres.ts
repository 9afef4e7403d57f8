import type { DatabaseServer } from '../kernel/database.ts';
import type { FanOut } from '../kernel/fan-out.ts';
import { MINUTE } from '../kernel/time/durations.ts';
import {
  findLivePayload,
  insertLivePayload,
  deleteLivePayloads,
} from './live-payloads.repository.ts';

const CHANNEL = 'portal_live';
// NOTIFY takes 8000 bytes; longer payloads wait in a table and travel by reference.
const LONGEST = 7000;
const REFERENCE = 'ref:';
const KEPT_MILLISECONDS = 5 * MINUTE;

/** Several processes on one PostgreSQL, by LISTEN and NOTIFY. */
export const postgresFanOut = async (
  database: DatabaseServer,
  now: () => Date,
): Promise<FanOut> => {
  const listeners = new Set<(payload: string) => void>();
  const gaps = new Set<() => void>();
  const db = database.platform();

  const store = async (payload: string): Promise<string> => {
    const { siteId } = JSON.parse(payload) as { siteId: string };
    const at = now();
    await deleteLivePayloads(db, new Date(at.getTime() - KEPT_MILLISECONDS));
    return REFERENCE + (await insertLivePayload(db, { siteId, payload, at }));
  };

  const resolve = async (message: string): Promise<string | undefined> =>
    message.startsWith(REFERENCE) ? findLivePayload(db, message.slice(REFERENCE.length)) : message;

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
    // It speaks through the database, which is asked anyway.
    check: async () => undefined,
    close: stop,
  };
};
