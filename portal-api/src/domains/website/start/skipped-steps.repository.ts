import type { SiteDatabase } from '../../../kernel/database.ts';

export const listSkippedSteps = async (db: SiteDatabase): Promise<Set<string>> => {
  const rows = await db.query<{ step: string }>(
    'select step from skipped_steps where site_id = $1',
    [db.siteId],
  );
  return new Set(rows.map(({ step }) => step));
};

export const saveSkippedStep = async (
  db: SiteDatabase,
  step: string,
  isSkipped: boolean,
): Promise<void> => {
  await db.query(
    isSkipped
      ? 'insert into skipped_steps (site_id, step) values ($1, $2) on conflict do nothing'
      : 'delete from skipped_steps where site_id = $1 and step = $2',
    [db.siteId, step],
  );
};
