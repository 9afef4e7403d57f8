import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FIRM_FILE_FORMAT, listAudit, readSettings } from '@portal/shared-contracts/admin';
import { type Unzipped, unzipSync, zipSync } from 'fflate';
import { runOn } from '../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  addSelling,
  applied,
  exported,
  packagesOf,
  readIn,
} from '../../../test/catalogue/firm-desk.ts';
import { bodyOf, withEntry, withHead } from '../../../test/catalogue/firm-files.ts';
import { listDownloadableChoices } from '../catalogue/downloadables/downloadable-files.repository.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const run = async (...argv: string[]): Promise<string[]> => {
  const { exit, lines } = await runOn(portal, ...argv);
  expect([exit, lines]).toEqual([0, lines]);
  return lines;
};

const inFolder = (name: string): string => path.join(portal.platform.config.dataDir, name);

test('BO-29 BO-31 BO-33 BO-85 journey 7: a firm goes into a fresh one by command and comes out the same', async () => {
  const admin = await portal.signIn('admin');
  await addSelling(admin);
  const file = await exported(portal, admin);
  const names = Object.keys(unzipSync(file));
  for (const part of [
    'settings',
    'texts',
    'questionnaires',
    'surveys',
    'contracts',
    'packages',
    'coupons',
    'checkout-links',
    'mail-templates',
  ])
    expect(names).toContain(`${part}.json`);
  expect(names.filter((name) => name.startsWith('files/')).length).toBeGreaterThan(4);
  const whole = Buffer.concat(Object.values(unzipSync(file)).map((bytes) => Buffer.from(bytes)));
  expect(whole.toString()).not.toMatch(/Clara|ann@example|customer@example|northwind-executive/);

  await mkdir(portal.platform.config.dataDir, { recursive: true });
  await writeFile(inFolder('one.zip'), file);
  await run('site', 'create', 'fresh', '--name', 'Fresh', '--host', 'fresh.localhost');
  const shown = await run('site', 'import', 'fresh', 'one.zip');
  expect(shown).toContainEqual('\t: "Fresh" > "Northwind Writing"');
  const all = ['--apply', '--publish', '--ours'];
  const [done] = (await run('site', 'import', 'fresh', 'one.zip', ...all)).slice(-1);
  expect(done).toMatch(/^2\d created, \d+ changed, 1\d published\.$/);
  expect(await run('site', 'import', 'fresh', 'one.zip', ...all)).toContain(
    '0 created, 0 changed, 0 published.',
  );
  const downloads = await listDownloadableChoices(portal.platform.database.site('fresh'));
  expect(downloads.map(({ title }) => title)).toEqual([
    'Interview guide',
    'Salary negotiation checklist',
  ]);
  await run('site', 'export', 'fresh', 'two.zip');
  expect(bodyOf(await readFile(inFolder('two.zip')))).toEqual(bodyOf(file));
});

test('BO-30 BO-31 BO-33 an import is shown first, arrives as drafts, and the second time changes nothing', async () => {
  const [northwind, acme] = [await portal.signIn('admin'), await portal.signIn('admin', 'acme')];
  const before = await packagesOf(acme);
  const file = withEntry(await exported(portal, northwind), 'packages.json', (text) =>
    text.replaceAll('Executive Suite', 'Directors’ Suite').replaceAll('"key": "', '"key": "new-'),
  );
  const dry = (await readIn(acme, file)).body.operation;
  expect(dry).toMatchObject({ kind: 'firm-import', state: 'done' });
  expect(dry.missing).toEqual(['people', 'orders', 'secrets']);
  expect(dry.lines.find(({ key }) => key === 'companyName')).toMatchObject({
    act: 'change',
    changes: [{ path: '', before: 'Acme Careers', after: 'Northwind Writing' }],
  });
  expect(await packagesOf(acme)).toEqual(before);

  expect((await applied(portal, acme, dry)).outcome).toMatchObject({ created: 8, published: 0 });
  const made = (await packagesOf(acme)).filter(({ state }) => state === 'draft');
  expect(made.map(({ name }) => name)).toContain('Directors’ Suite');
  const log = await acme.call(listAudit, { limit: '100' });
  expect(log.body.items).toContainEqual(
    expect.objectContaining({ action: 'firm imported', batch: expect.any(String) }),
  );

  // What it was read against is not what is there any more.
  expect(await applied(portal, acme, dry)).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/changed since/),
  });
  const again = (await readIn(acme, file)).body.operation;
  expect(again.lines.filter(({ act }) => act !== 'same')).toEqual([]);
  expect((await applied(portal, acme, again)).outcome).toEqual({
    created: 0,
    changed: 0,
    published: 0,
  });
  const unsigned = await applied(portal, acme, again, { isPublished: true });
  expect(unsigned).toMatchObject({ state: 'failed', problem: expect.stringMatching(/as yours/) });
  const signed = await applied(portal, acme, again, { isPublished: true, isOurs: true });
  expect(signed.outcome).toEqual({ created: 0, changed: 0, published: 5 });
});

test('BO-32 cut, newer and tampered files change nothing and say what is wrong', async () => {
  const admin = await portal.signIn('admin');
  const file = await exported(portal, admin);
  const settings = async () => (await admin.call(readSettings, {})).body;
  const before = [await settings(), await packagesOf(admin)];
  const refused = async (content: Buffer): Promise<string> => {
    const reply = await readIn(admin, content);
    expect(reply.status).toBe(422);
    return reply.error.message;
  };
  expect(
    await refused(withHead(file, { format: FIRM_FILE_FORMAT + 1, parts: 'of another kind' })),
  ).toBe('This file was made by a newer version of the portal.');
  expect(await refused(file.subarray(0, file.length - 40))).toMatch(/no file of a firm/);
  const entries = unzipSync(file);
  const zipped = (more: Unzipped) => Buffer.from(zipSync({ ...entries, ...more }));
  expect(await refused(zipped({ 'packages.json': Buffer.from('[]') }))).toMatch(/“packages.json”/);
  expect(await refused(zipped({ 'more.json': Buffer.from('[]') }))).toMatch(/“more.json”/);
  const { 'contracts.json': _gone, ...rest } = entries;
  expect(await refused(Buffer.from(zipSync(rest)))).toMatch(/“contracts.json”/);
  const unfit = withEntry(file, 'packages.json', (text) =>
    text.replace(/"priceMinor": \d+/, '"priceMinor": -1'),
  );
  expect(await refused(unfit)).toMatch(/“packages.json: /);
  expect(await refused(withHead(file, { parts: [] }))).toMatch(/is damaged/);
  const bomb = Buffer.alloc(40 * 1024 * 1024, ' ');
  expect(await refused(withEntry(file, 'texts.json', () => bomb.toString()))).toMatch(/texts.json/);
  expect([await settings(), await packagesOf(admin)]).toEqual(before);
});
