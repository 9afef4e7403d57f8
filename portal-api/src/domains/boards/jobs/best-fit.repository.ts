import type { FoundJob } from '../../../adapters/jobs/job-source.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { COLUMNS, type JobReading, type JobRow, toJob, wordsOf } from './jobs.repository.ts';

const MOST_WORDS = 60;

// The words of one skill belong together, one skill is as good as another.
const anyOf = (phrases: readonly string[]): string | null => {
  const all = phrases
    .map((phrase) => wordsOf(phrase).join(' & '))
    .filter((query) => query !== '')
    .slice(0, MOST_WORDS);
  return all.length === 0 ? null : all.map((query) => `(${query})`).join(' | ');
};

/** The portal's own jobs that share a word with skills or titles, ranked by how many and where. */
export const listFitting = async (
  db: SiteDatabase,
  wanted: JobReading & { skills: readonly string[]; titles: readonly string[] },
  most: number,
): Promise<FoundJob[]> => {
  const query = anyOf([...wanted.titles, ...wanted.skills]);
  if (query === null) return [];
  const rows = await db.query<JobRow>(
    `select ${COLUMNS} from jobs, to_tsquery('english', $2) as wanted
     where site_id = $1 and what @@ wanted and (ends_on is null or ends_on >= $4::date)
     order by ts_rank('{0.2, 0.3, 0.6, 1.0}', what, wanted) desc, posted_at desc, id limit $3`,
    [db.siteId, query, most, wanted.today],
  );
  return rows.map((row) => toJob(row, wanted));
};
