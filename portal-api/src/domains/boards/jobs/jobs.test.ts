import { createJob } from '@portal/shared-contracts/admin';
import { getCustomerBoard, boardCalls } from '@portal/shared-contracts/boards';
import { saveJob, saveSearchClick, searchJobs, type Job } from '@portal/shared-contracts/jobs';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let customer: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  customer = await portal.signIn('newCustomer');
});
afterAll(() => portal.close());

const search = async (what: string, where = '', pageNumber = 1) =>
  (await customer.call(searchJobs, { what, where, pageNumber, newSearch: true })).body;

const details = (job: Job) => ({
  id: job.id,
  title: job.title,
  jobLocation: job.location.display_name,
  salaryMin: job.salary_min,
  salaryMax: job.salary_max,
  company: job.company.display_name,
  url: job.redirect_url,
  jobCreated: job.created,
});

const columnTitles = ['Wishlist', 'Applied', 'Interview', 'Offer'];

test('BJ-02 the first page holds at least 300 jobs, newest first, under both addresses', async () => {
  const { body } = await customer.call(searchJobs, { pageLoad: true });
  expect(body.searchCount).toBeGreaterThanOrEqual(300);
  expect(body.jobsResults).toHaveLength(20);
  expect(body.totalPagesNumber).toBe(Math.ceil(body.searchCount / 20));
  const created = body.jobsResults.map((job) => job.created);
  expect(created).toEqual(created.toSorted().toReversed());
  const headers = { accept: 'application/json' };
  const url = '/api/customer/jobs?pageLoad=true';
  expect((await customer.inject({ url, headers })).json()).toEqual(body);
});

test('BJ-03 BJ-04 a job carries every field, with yearly salaries as plain numbers', async () => {
  const { jobsResults } = await search('nurse');
  expect(jobsResults[0]).toMatchObject({
    id: expect.any(String),
    title: expect.stringContaining('Nurse'),
    location: { area: expect.arrayContaining(['US']), display_name: expect.any(String) },
    company: { display_name: expect.any(String) },
    redirect_url: expect.stringMatching(/^https:/),
    description: expect.any(String),
    companyLogo: null,
    category: 'Healthcare & Nursing Jobs',
  });
  const paid = jobsResults.find((job) => job.salary_min !== null);
  expect(paid?.salary_min).toBeGreaterThan(20_000);
  expect(paid?.salary_max).toBeGreaterThan(paid?.salary_min ?? 0);
});

test('BJ-01 BJ-02 What finds word forms and half words, Where narrows, both trimmed', async () => {
  const engineers = await search('  engineer  ');
  expect(engineers.searchKeywords).toBe('engineer');
  expect((await search('engineering mech')).searchCount).toBeGreaterThan(0);
  const texas = await search('engineer', ' Texas ');
  expect(texas.searchLocation).toBe('Texas');
  expect(texas.searchCount).toBeGreaterThan(0);
  expect(texas.searchCount).toBeLessThan(engineers.searchCount);
  for (const job of texas.jobsResults) expect(job.location.area).toContain('Texas');
  expect((await search('', 'aus')).jobsResults[0]?.location.display_name).toMatch(/^Austin/);
});

test('BJ-02 SC-36 words of Thai, whose vowels are marks, are found whole and by their first half', async () => {
  const admin = await portal.signIn('admin');
  await admin.call(createJob, {
    title: 'พนักงานขาย',
    company: 'ตลาดน้อย',
    location: 'กรุงเทพ',
    ...{ category: '', contractType: '', contractTime: '', description: '' },
    ...{ salaryMinMinor: null, salaryMaxMinor: null, endsOn: null },
    link: 'https://jobs.example.com/thai',
  });
  for (const what of ['พนักงานขาย', 'พนักงาน', 'ตลาดน้อย'])
    expect((await search(what)).jobsResults.map(({ title }) => title)).toEqual(['พนักงานขาย']);
  expect((await search('', 'กรุงเทพ')).searchCount).toBe(1);
});

test('BJ-02 odd input finds nothing or everything, and never fails', async () => {
  const all = (await search('')).searchCount;
  expect((await search('the')).searchCount).toBe(all);
  expect((await search(`'); drop table jobs; -- & | ! <-> :*`)).searchCount).toBe(0);
  expect((await search('!!! ???')).searchCount).toBe(all);
  expect((await search('zzyzx')).jobsResults).toEqual([]);
});

test('BJ-01 the pages of a search do not overlap, and one beyond the last is empty', async () => {
  const first = await search('manager');
  const second = await search('manager', '', 2);
  const ids = new Set(first.jobsResults.map((job) => job.id));
  expect(second.jobsResults.some((job) => ids.has(job.id))).toBe(false);
  expect((await search('manager', '', 900)).jobsResults).toEqual([]);
});

test('BJ-02 the next visit repeats the last search of this person only', async () => {
  await search('nurse', 'Texas');
  const again = (await customer.call(searchJobs, { pageLoad: true })).body;
  expect(again).toMatchObject({ searchKeywords: 'nurse', searchLocation: 'Texas' });
  const other = await portal.signIn('customer');
  expect((await other.call(searchJobs, { pageLoad: true })).body.searchKeywords).toBe('');
});

test('BJ-05 opening a job is remembered with the search', async () => {
  const [job] = (await search('nurse')).jobsResults;
  if (!job) throw new Error('The seed holds nurses');
  const jobDetails = details(job);
  const click = { searchKeywords: 'nurse', searchLocation: '', jobDetails };
  expect((await customer.call(saveSearchClick, click)).body).toEqual({ status: true });
  const rows = await portal
    .db()
    .query('select keywords, place, job from job_clicks where site_id = $1', ['northwind']);
  expect(rows).toEqual([{ keywords: 'nurse', place: '', job: jobDetails }]);
});

test('BJ-06 without enable_customer_job_search the page is not available', async () => {
  const acme = await portal.signIn('customer', 'acme');
  const reply = await acme.call(searchJobs, { pageLoad: true });
  expect(reply).toMatchObject({ status: 404, error: { message: 'The page is not available' } });
});

test('BJ-18 BJ-25 a job is saved with one call, with all of its fields, into a new tracker', async () => {
  const { jobsResults } = await search('engineer');
  const job = jobsResults.find((each) => each.salary_min !== null && each.salary_max !== null);
  if (!job) throw new Error('The seed holds paid engineers');
  const input = {
    jobDetails: details(job),
    description: `${job.description}\n<script>x()</script>\n\nBring tea & cake.`,
    cardId: crypto.randomUUID(),
    columnTitles,
  };
  const [one, two] = await Promise.all([
    customer.call(saveJob, input),
    customer.call(saveJob, input),
  ]);
  expect([one.body.cardId, two.body.cardId]).toEqual([input.cardId, input.cardId]);
  const { columns } = (await customer.call(getCustomerBoard, {})).body;
  expect(columns.map((column) => [column.title, column.cards.length])).toEqual([
    ['Wishlist', 1],
    ['Applied', 0],
    ['Interview', 0],
    ['Offer', 0],
  ]);
  const card = columns[0]?.cards[0];
  const [city, state] = job.location.display_name.split(', ');
  expect(card).toMatchObject({
    title: job.title,
    description: job.company.display_name,
    content: { postURL: job.redirect_url, address: job.location.display_name, city, state },
  });
  expect(card?.content.salary).toMatch(/^\$[\d,]+ – \$[\d,]+$/);
  expect(card?.content.descriptionContent).not.toContain('<script>');
  expect(card?.content.descriptionContent).toMatch(
    /^<p>.*<br \/>&lt;script&gt;x\(\)&lt;\/script&gt;<\/p><p>Bring tea &amp; cake.<\/p>$/s,
  );
  expect((await search('engineer')).jobsResults.find(({ id }) => id === job.id)?.saved).toBe(true);
});

test('BJ-18 a like card is warned about, and saved a second time only on request', async () => {
  const [job] = (await search('accountant')).jobsResults;
  if (!job) throw new Error('The seed holds accountants');
  const input = () => ({ jobDetails: details(job), cardId: crypto.randomUUID(), columnTitles });
  const first = await customer.call(saveJob, input());
  expect(first.body.alreadyThere).toBeNull();
  const again = { ...input(), jobDetails: { ...details(job), url: 'https://other.example.com/1' } };
  const warned = await customer.call(saveJob, again);
  expect(warned.body).toMatchObject({
    cardId: null,
    alreadyThere: { cardId: first.body.cardId, title: job.title, column: 'Wishlist' },
  });
  const saved = await customer.call(saveJob, { ...again, evenIfThere: true });
  expect(saved.body.cardId).toBe(again.cardId);
  await customer.call(boardCalls.customer.removeCard, { id: first.body.cardId ?? '' });
  await customer.call(boardCalls.customer.removeCard, { id: again.cardId });
  expect((await customer.call(saveJob, input())).body.alreadyThere).toBeNull();
});
