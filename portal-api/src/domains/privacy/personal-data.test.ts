import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { PERSONAL_DATA } from '../../personal-data.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

// Tables that say nothing of a single person, each with its reason.
const OF_NOBODY: Readonly<Record<string, string>> = {
  backups: 'the server',
  contract_versions: 'texts of the firm',
  contracts: 'texts of the firm',
  downloadables: 'offers of the firm',
  downloadable_files: 'offers of the firm',
  coupon_codes: 'offers of the firm',
  coupons: 'offers of the firm',
  external_products: 'offers of the firm',
  file_tombstones: 'keys without a row',
  invoice_numbers: 'a counter',
  jobs: 'vacancies',
  job_sources: 'the firm',
  payment_accounts: 'the firm',
  missed_searches: 'counts of words',
  money_comparisons: 'the firm',
  live_payloads: 'on its way between two processes for a minute',
  made_live: 'the server',
  migrations: 'the server',
  modules: 'offers of the firm',
  order_numbers: 'a counter',
  package_downloadables: 'offers of the firm',
  package_versions: 'offers of the firm',
  packages: 'offers of the firm',
  portal_store: 'the server',
  preview_revocations: 'the firm',
  questionnaire_versions: 'texts of the firm',
  questionnaires: 'texts of the firm',
  rate_counts: 'ids and hashes, for a day',
  registry: 'the server',
  report_days: 'the firm',
  report_marks: 'moments at which something changed',
  report_sums: 'sums of the firm’s days, by writer',
  release_channels: 'the server',
  release_devices: 'a random mark, for an hour',
  release_history: 'the server',
  release_incidents: 'a failure of a part',
  release_reports: 'counts',
  releases: 'the server',
  review_counts: 'counts',
  review_snippets: 'texts of the firm',
  firm_skills: 'the firm',
  review_ticket_keys: 'the firm',
  health_states: 'the firm',
  sandbox_disputes: 'the pretended provider of the demo',
  sandbox_refunds: 'the pretended provider of the demo',
  sandbox_intents: 'the pretended provider of the demo',
  sandbox_methods: 'the pretended provider of the demo',
  sandbox_requests: 'the pretended provider of the demo',
  sandbox_transfers: 'the pretended provider of the demo',
  seeds: 'the server',
  services: 'offers of the firm',
  shell_builds: 'the server',
  site_domains: 'the firm',
  site_hosts: 'the firm',
  site_remotes: 'the firm',
  site_shells: 'the firm',
  sites: 'the firm',
  skipped_steps: 'the firm',
};

test('PL-62 every table is said to speak of people, or to speak of nobody', async () => {
  const rows = await portal.platform.database
    .owner()
    .query<{ table_name: string }>(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
  const tables = rows.map((row) => row.table_name);
  const said = new Set(PERSONAL_DATA.flatMap((domain) => domain.tables.map(({ table }) => table)));
  const unsaid = tables.filter((table) => !said.has(table) && !Object.hasOwn(OF_NOBODY, table));
  expect(unsaid).toEqual([]);
  const pointing = await portal.platform.database.owner().query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'people'::regclass`,
  );
  expect(pointing.map(({ name }) => name).filter((name) => !said.has(name))).toEqual([]);
});
