import { randomUUID } from 'node:crypto';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** An absence of a writer, both ends included. */
export interface AbsenceRow {
  id: string;
  writer_id: string;
  from_day: string;
  to_day: string;
}

/** Absences that are not over on a day, the next one first. */
export const listAbsences = (db: SiteDatabase, today: string): Promise<AbsenceRow[]> =>
  db.query<AbsenceRow>(
    `select id, writer_id, from_day::text, to_day::text from writer_absences
     where site_id = $1 and to_day >= $2::date order by from_day, id`,
    [db.siteId, today],
  );

export const insertAbsence = async (
  db: SiteDatabase,
  absence: { writerId: string; from: string; to: string },
): Promise<void> => {
  await db.query(
    `insert into writer_absences (id, site_id, writer_id, from_day, to_day, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), db.siteId, absence.writerId, absence.from, absence.to, db.now()],
  );
};

/** Takes an absence back; whether there was one. */
export const deleteAbsence = async (
  db: SiteDatabase,
  absence: { writerId: string; absenceId: string },
): Promise<boolean> => {
  const rows = await db.query(
    `delete from writer_absences where site_id = $1 and writer_id = $2 and id = $3 returning id`,
    [db.siteId, absence.writerId, absence.absenceId],
  );
  return rows.length === 1;
};
