import type { SkillEntry } from '../../../review-engine/engine.types.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { SkillSource } from './read-skill-files.ts';

/** Where a skill of a firm comes from. */
export type FirmSkillSource = 'own' | SkillSource;

export interface FirmSkill extends SkillEntry {
  readonly source: FirmSkillSource;
}

/** The skills of a firm beside the portal's own list, by name. */
export const listFirmSkills = (db: SiteDatabase): Promise<FirmSkill[]> =>
  db.query<FirmSkill>(
    'select name, synonyms, source from firm_skills where site_id = $1 order by key',
    [db.siteId],
  );

/** The lists of others that a firm's skills were taken from. */
export const listSkillSources = async (db: SiteDatabase): Promise<SkillSource[]> => {
  const rows = await db.query<{ source: SkillSource }>(
    `select distinct source from firm_skills where site_id = $1 and source <> 'own' order by source`,
    [db.siteId],
  );
  return rows.map(({ source }) => source);
};

/** Writes skills; what the firm has named itself stays its own. */
export const putFirmSkills = async (
  tx: SiteDatabase,
  source: FirmSkillSource,
  entries: readonly SkillEntry[],
): Promise<void> => {
  await tx.query(
    `insert into firm_skills (site_id, key, name, synonyms, source, imported_at)
     select distinct on (lower(n.name)) $1, lower(n.name), n.name, n.synonyms, $3, $4
     from jsonb_to_recordset($2::jsonb) as n(name text, synonyms jsonb)
     on conflict (site_id, key) do update set name = excluded.name, synonyms = excluded.synonyms,
       source = excluded.source, imported_at = excluded.imported_at
     where excluded.source = 'own' or firm_skills.source <> 'own'`,
    [tx.siteId, JSON.stringify(entries), source, tx.now()],
  );
};

/** Removes what came from one list; a newer file takes its place. */
export const deleteSkillsOf = async (tx: SiteDatabase, source: FirmSkillSource): Promise<number> =>
  (
    await tx.query('delete from firm_skills where site_id = $1 and source = $2 returning key', [
      tx.siteId,
      source,
    ])
  ).length;

/** Removes one; says whether there was one. */
export const deleteFirmSkill = async (db: SiteDatabase, name: string): Promise<boolean> =>
  (
    await db.query('delete from firm_skills where site_id = $1 and key = lower($2) returning key', [
      db.siteId,
      name,
    ])
  ).length > 0;
