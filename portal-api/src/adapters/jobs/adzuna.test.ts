import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adzunaJobs } from './adzuna.ts';
import { toJobsConfig } from '../../kernel/config/jobs.config.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answers: Answer[] = [];
let asked: URL[] = [];
const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://provider'));
  const next = answers.shift();
  if (next) next(request, response);
  else response.writeHead(500).end();
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/api/jobs`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  answers = [];
  asked = [];
});

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const fail = (status: number): Answer => json({ exception: 'AUTH_FAIL' }, status);

const found = {
  id: '4711',
  title: '<strong>Nurse</strong> &amp; Midwife',
  location: { area: ['US', 'Texas', 'Austin'], display_name: 'Austin, Texas' },
  company: { display_name: 'Nightingale Care' },
  created: '2026-05-04T03:02:01Z',
  salary_min: 70123.4,
  salary_max: 80123.6,
  redirect_url: 'https://provider.example.com/land/4711',
  description: 'A &lt;calm&gt; <strong>nurse</strong>…',
  category: { label: 'Healthcare', tag: 'healthcare' },
  contract_type: 'permanent',
  contract_time: 'full_time',
};

const query = { what: 'nurse', where: 'Austin', page: 2, pageSize: 20 };
const pauses: number[] = [];
let time = 0;
const source = (timeout = 60_000) =>
  adzunaJobs(
    { url, appId: 'id', appKey: 'key', country: 'us' },
    {
      timeout,
      now: () => time,
      sleep: async (milliseconds) => {
        pauses.push(milliseconds);
      },
    },
  );

test('BJ-02 the provider is asked in its own words, and its answer becomes jobs', async () => {
  answers = [json({ count: 57, results: [found, { id: 'broken' }] })];
  const page = await source().search(query);
  expect(asked[0]?.pathname).toBe('/v1/api/jobs/us/search/2');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    app_id: 'id',
    app_key: 'key',
    results_per_page: '20',
    'content-type': 'application/json',
    what: 'nurse',
    where: 'Austin',
  });
  expect(page.count).toBe(57);
  expect(page.jobs).toEqual([
    {
      ...found,
      title: 'Nurse & Midwife',
      description: 'A <calm> nurse…',
      created: '2026-05-04T03:02:01.000Z',
      category: 'Healthcare',
      companyLogo: null,
    },
  ]);
});

test('BJ-02 a passing failure is tried again after growing pauses', async () => {
  pauses.length = 0;
  answers = [fail(503), fail(429), json({ count: 0, results: [] })];
  expect(await source().search(query)).toEqual({ count: 0, jobs: [] });
  expect(asked).toHaveLength(3);
  expect(pauses).toEqual([250, 500]);
});

test('BJ-02 a refused key is not tried again and says what people need to know, not the key', async () => {
  answers = [fail(401)];
  const refusal = await source()
    .search(query)
    .catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: 'provider-failed',
    sentence: { code: 'job-search-silent', params: {} },
  });
  expect(asked).toHaveLength(1);
});

test('BJ-02 a provider that never answers is given up after the time limit of each attempt', async () => {
  const hang: Answer = () => undefined;
  answers = [hang, hang, hang];
  await expect(source(1_000).search(query)).rejects.toMatchObject({ code: 'provider-failed' });
  expect(asked).toHaveLength(3);
  server.closeAllConnections();
});

test('BJ-02 rubbish and a cut connection end in the same clear message', async () => {
  const cut: Answer = (_request, response) => response.socket?.destroy();
  answers = [cut, (_request, response) => response.end('<html>'), json({ rubbish: true })];
  await expect(source().search(query)).rejects.toMatchObject({ code: 'provider-failed' });
});

test('BJ-02 the same search is answered from memory for five minutes', async () => {
  answers = [json({ count: 1, results: [found] }), json({ count: 2, results: [found] })];
  const jobs = source();
  await jobs.search(query);
  await jobs.search({ ...query, what: 'NURSE' });
  expect(asked).toHaveLength(1);
  time += 300_001;
  expect((await jobs.search(query)).count).toBe(2);
});

test('BJ-02 the environment chooses the provider, and half an account stops the process', () => {
  const none = { ADZUNA_COUNTRY: 'us' };
  expect(toJobsConfig(none)).toBeUndefined();
  expect(() => toJobsConfig({ ...none, ADZUNA_URL: url })).toThrow('ADZUNA_APP_ID');
  const account = { ADZUNA_URL: url, ADZUNA_APP_ID: 'a', ADZUNA_APP_KEY: 'b' };
  expect(toJobsConfig({ ...none, ...account })).toEqual({
    url,
    appId: 'a',
    appKey: 'b',
    country: 'us',
  });
});
