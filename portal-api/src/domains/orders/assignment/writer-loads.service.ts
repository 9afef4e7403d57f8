import type { WriterLoad } from '@portal/shared-contracts/admin';
import { type WritingProfile, writingProfile } from '@portal/shared-contracts/questionnaires';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { firmToday } from '../../website/website.service.ts';
import { type AbsenceRow, listAbsences } from './absences.repository.ts';
import { listWriterLoads, type WriterLoadRow } from './writer-loads.repository.ts';

/** The customers' stars for each writer; what is known of drafts is registered from above. */
export type RatingsOf = (
  db: SiteDatabase,
  writerIds: readonly string[],
) => Promise<ReadonlyMap<string, { mean: number; count: number }>>;

/** A writer's load, and what the writer says to know. */
export type Desk = WriterLoad & { expertise: readonly string[] };

type Said = Partial<
  Pick<WritingProfile, 'maxOpenJobs' | 'maxJobsPerWeek' | 'availableDays' | 'Experties'>
>;

// Older versions left other shapes; what still fits is taken.
const saidBy = (writerData: unknown): Said =>
  writingProfile
    .pick({ maxOpenJobs: true, maxJobsPerWeek: true, availableDays: true, Experties: true })
    .safeParse(writerData ?? {}).data ?? {};

const limitOf = (
  {
    open,
    mostOpen,
    week,
    mostPerWeek,
    absences,
  }: Pick<WriterLoad, 'open' | 'mostOpen' | 'week' | 'mostPerWeek' | 'absences'>,
  today: string,
): WriterLoad['limit'] => {
  if (absences.some(({ from, to }) => from <= today && today <= to)) return 'away';
  if (mostOpen !== null && open >= mostOpen) return 'open';
  return mostPerWeek !== null && week >= mostPerWeek ? 'week' : null;
};

interface Known {
  today: string;
  rated?: { mean: number; count: number } | undefined;
  absences: readonly AbsenceRow[];
}

const toDesk = (row: WriterLoadRow, { today, rated, absences }: Known): Desk => {
  const said = saidBy(row.writer_data);
  const counted = {
    open: row.open,
    mostOpen: said.maxOpenJobs ?? null,
    week: row.week,
    mostPerWeek: said.maxJobsPerWeek ?? null,
    absences: absences
      .filter(({ writer_id }) => writer_id === row.id)
      .map(({ id, from_day, to_day }) => ({ _id: id, from: from_day, to: to_day })),
  };
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    ...counted,
    dueSoon: row.due_soon,
    days: said.availableDays ?? [],
    turnaroundDays: row.turnaround_days,
    rating: rated ? Math.round(rated.mean * 10) / 10 : null,
    ratings: rated?.count ?? 0,
    limit: limitOf(counted, today),
    expertise: said.Experties ?? [],
  };
};

/** The desks of the firm's active writers. */
export const writerDesks = async (db: SiteDatabase, ratingsOf: RatingsOf): Promise<Desk[]> => {
  const today = await firmToday(db);
  const rows = await listWriterLoads(db, { today });
  const absences = await listAbsences(db, today);
  const rated = await ratingsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toDesk(row, { today, rated: rated.get(row.id), absences }));
};

/** The desk of one active writer, without the stars. */
export const writerDesk = async (db: SiteDatabase, writerId: string): Promise<Desk | undefined> => {
  const today = await firmToday(db);
  const [row] = await listWriterLoads(db, { today, writerId });
  return row && toDesk(row, { today, absences: await listAbsences(db, today) });
};
