import { randomUUID } from 'node:crypto';
import type { Database } from '../kernel/database.ts';

/** Keeps a payload for the other processes and answers the name under which they find it. */
export const insertLivePayload = async (
  platform: Database,
  { siteId, payload, at }: { siteId: string; payload: string; at: Date },
): Promise<string> => {
  const id = randomUUID();
  await platform.query(
    'insert into live_payloads (id, site_id, payload, created_at) values ($1,$2,$3,$4)',
    [id, siteId, payload, at],
  );
  return id;
};

export const findLivePayload = async (
  platform: Database,
  id: string,
): Promise<string | undefined> => {
  const [row] = await platform.query<{ payload: string }>(
    'select payload from live_payloads where id = $1',
    [id],
  );
  return row?.payload;
};

export const deleteLivePayloads = async (platform: Database, before: Date): Promise<void> => {
  await platform.query('delete from live_payloads where created_at < $1', [before]);
};
