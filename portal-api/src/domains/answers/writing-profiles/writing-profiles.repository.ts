import type { WritingProfile } from '@portal/shared-contracts/questionnaires';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** What is stored for a writer, in whatever shape an older version left it. */
export const getWriterData = async (db: SiteDatabase, personId: string): Promise<unknown> => {
  const [row] = await db.query<{ writer_data: unknown }>(
    'select writer_data from people where site_id = $1 and id = $2',
    [db.siteId, personId],
  );
  return row?.writer_data ?? null;
};

export const saveWriterData = async (
  db: SiteDatabase,
  personId: string,
  profile: WritingProfile,
  at: Date,
): Promise<void> => {
  await db.query(
    'update people set writer_data = $3::jsonb, updated_at = $4 where site_id = $1 and id = $2',
    [db.siteId, personId, JSON.stringify(profile), at],
  );
};
