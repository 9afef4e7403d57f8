import type { Database } from '../../kernel/database.ts';

/** Notes that a build was made live; of all servers and starts only the first one hears `true`. */
export const noteMadeLive = async (
  tx: Database,
  remote: string,
  version: string,
  at: Date,
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into made_live (remote, version, made_live_at) values ($1, $2, $3)
     on conflict do nothing returning remote`,
    [remote, version, at],
  );
  return rows.length > 0;
};
