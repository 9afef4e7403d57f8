import { DAY, HOUR } from '../../src/kernel/time/durations.ts';
import { insertRows } from '../insert-rows.ts';
import { jobCompanies, jobFamilies, jobLevels, jobPlaces } from './jobs.data.ts';
import type { Seeder } from '../seeder.ts';

const JOBS = 480;
const CENTS = 100;

/** A small generator with a fixed start: every seed makes the same jobs. */
const seededRandom = (start: number) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

const contractTime = (random: () => number): string =>
  random() < 0.85 ? 'full_time' : 'part_time';

const contractType = (random: () => number): string | null => {
  const draw = random();
  if (draw < 0.6) return 'permanent';
  return draw < 0.8 ? 'contract' : null;
};

const makeJob = (at: number, siteId: string, now: Date, random: () => number) => {
  const family = pick(jobFamilies, random);
  const level = pick(jobLevels, random);
  const title = `${level.prefix}${pick(family.titles, random)}`;
  const company = pick(jobCompanies, random);
  const [city, state, county] = pick(jobPlaces, random);
  const middle = family.pay * level.factor * (0.9 + random() * 0.25);
  const saysPay = random() < 0.88;
  const id = `${1_480_000_000 + at * 7919}`;
  return {
    site_id: siteId,
    id,
    title,
    company,
    location: `${city}, ${state}`,
    area: ['US', state, county, city].join(' / '),
    category: family.category,
    contract_type: contractType(random),
    contract_time: contractTime(random),
    salary_min: saysPay ? roundTo(middle * 0.92, 500) * CENTS : null,
    salary_max: saysPay ? roundTo(middle * 1.12, 500) * CENTS : null,
    redirect_url: `https://jobs.example.com/postings/${id}`,
    description: `${company} is looking for a ${title} in ${city}. You will ${family.duties.join('; ')}. You bring ${family.asks.join(', ')}. We answer every application within a week.`,
    company_logo: null,
    posted_at: new Date(now.getTime() - roundTo(random() * 30 * DAY, HOUR)).toISOString(),
  };
};

/** The portal's own jobs: the search works without any account of a provider. */
export const jobsSeeder: Seeder = {
  name: 'jobs',
  run: async ({ site, db, day }) => {
    const random = seededRandom(20_261_121);
    const rows = Array.from({ length: JOBS }, (_, at) => makeJob(at, site.id, day(0), random));
    await insertRows(db, 'jobs', rows);
  },
};
