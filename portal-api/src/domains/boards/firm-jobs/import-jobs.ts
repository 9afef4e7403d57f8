import { type Currency, limits, toMinor } from '@portal/shared-contracts';
import { type JobContent, jobContent } from '@portal/shared-contracts/admin';
import { inputSentences, Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { wordRefusal } from '../../../kernel/words/words.ts';
import { jobReadingOf } from '../jobs/jobs.repository.ts';
import { listByLinks } from './firm-jobs.repository.ts';
import { insertFirmJobs, lockJobs, updateFirmJobs } from './saved-jobs.repository.ts';
import { readCsv } from './read-csv.ts';

/** The columns of an import, and the fields that they fill. */
const COLUMNS = {
  title: 'title',
  company: 'company',
  location: 'location',
  link: 'link',
  description: 'description',
  category: 'category',
  contract_type: 'contractType',
  contract_time: 'contractTime',
  salary_min: 'salaryMinMinor',
  salary_max: 'salaryMaxMinor',
  ends: 'endsOn',
} as const satisfies Readonly<Record<string, keyof JobContent>>;

const NEEDED = ['title', 'company', 'location', 'link'] as const;

type Cells = Readonly<Partial<Record<keyof typeof COLUMNS, string>>>;

interface Wrong {
  line: number;
  column: string;
  problem: string;
}

const amount = (text: string | undefined, currency: Currency): number | null => {
  if (!text?.trim()) return null;
  const major = Number(text.trim());
  return Number.isFinite(major) ? toMinor(major, currency) : Number.NaN;
};

const inputOf = (cells: Cells, currency: Currency) => ({
  title: cells.title ?? '',
  company: cells.company ?? '',
  location: cells.location ?? '',
  link: cells.link?.trim() ?? '',
  description: cells.description ?? '',
  category: cells.category ?? '',
  contractType: cells.contract_type ?? '',
  contractTime: cells.contract_time ?? '',
  salaryMinMinor: amount(cells.salary_min, currency),
  salaryMaxMinor: amount(cells.salary_max, currency),
  endsOn: cells.ends?.trim() || null,
});

const columnOf = (field: string): string =>
  Object.entries(COLUMNS).find(([, name]) => name === field)?.[0] ?? field;

const rowsOf = (csv: string): { line: number; cells: Cells }[] => {
  const [heading = [], ...rows] = readCsv(csv);
  const names = heading.map((name) => name.trim().toLowerCase());
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Refusal('csv-columns-missing', { names: missing.join(', ') });
  const filled = rows
    .map((row, at) => ({
      line: at + 2,
      isEmpty: row.every((cell) => cell.trim() === ''),
      cells: Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])) as Cells,
    }))
    .filter(({ isEmpty }) => !isEmpty);
  const most = limits.jobs.importLines;
  if (filled.length > most) throw new Refusal('csv-too-long', { most });
  return filled;
};

/** The jobs of a text, and what is wrong in it line by line. */
const readJobs = (
  { site, language }: Pick<Context, 'site' | 'language'>,
  csv: string,
): { jobs: JobContent[]; wrong: Wrong[] } => {
  const jobs = new Map<string, JobContent>();
  const wrong: Wrong[] = [];
  for (const { line, cells } of rowsOf(csv)) {
    const parsed = jobContent.safeParse(inputOf(cells, site.settings.currency), {
      reportInput: true,
    });
    if (!parsed.success) {
      for (const [field, sentence] of Object.entries(inputSentences(parsed.error)))
        wrong.push({ line, column: columnOf(field), problem: wordRefusal(sentence, language) });
      continue;
    }
    if (jobs.has(parsed.data.link)) {
      const sentence = { code: 'job-link-twice', params: {} };
      wrong.push({ line, column: 'link', problem: wordRefusal(sentence, language) });
    }
    jobs.set(parsed.data.link, parsed.data);
  }
  return { jobs: [...jobs.values()], wrong };
};

const isSame = (job: JobContent, known: JobContent): boolean =>
  Object.keys(job).every((field) => {
    const name = field as keyof JobContent;
    return job[name] === known[name];
  });

/** Takes jobs from CSV in one go, or says what that would do (BO-105). */
export const importFromCsv = (
  ctx: Context,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<{ create: number; change: number; same: number; wrong: Wrong[] }> => {
  const { jobs, wrong } = readJobs(ctx, csv);
  return ctx.db.transaction(async (tx) => {
    if (!dryRun) await lockJobs(tx);
    const known = await listByLinks(
      tx,
      jobs.map(({ link }) => link),
      jobReadingOf(ctx).today,
    );
    const created = jobs.filter(({ link }) => !known.has(link));
    const changed = jobs.flatMap((content) => {
      const old = known.get(content.link);
      return old && !isSame(content, old) ? [{ id: old._id, content }] : [];
    });
    const counts = {
      create: created.length,
      change: changed.length,
      same: jobs.length - created.length - changed.length,
    };
    if (dryRun) return { ...counts, wrong };
    if (wrong.length > 0) throw new Refusal('csv-lines-wrong', { count: wrong.length });
    ctx.audit.note({ subject: { kind: 'job', id: 'import' }, after: counts });
    await insertFirmJobs(tx, created, ctx.actor.id);
    await updateFirmJobs(tx, changed, ctx.actor.id);
    return { ...counts, wrong };
  });
};
