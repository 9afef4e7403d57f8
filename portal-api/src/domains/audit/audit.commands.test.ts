import { updateProfile } from '@portal/shared-contracts/people';
import { Command } from 'commander';
import { commandLineOf, runOn } from '../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { commands } from '../../cli/commands.ts';
import { READING_COMMANDS } from './command-audit.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const run = (...argv: string[]) => runOn(portal, ...argv);

test('PL-60 BO-41 BO-42 a command leaves a row with the name of its operator, before and after, secrets as `(set)`', async () => {
  await run('site', 'set', 'acme', 'brand.primary', '"#0F766E"');
  await run(
    'site',
    'set',
    'acme',
    'customCheckout',
    '{"url":"https://x.example","token":"hush-1"}',
  );
  const account = [
    '--email',
    'kim@example.com',
    '--role',
    'writer',
    '--first',
    'Kim',
    '--last',
    'Ro',
  ];
  await run('person', 'create', 'acme', ...account, '--password', 'quiet river stone');
  await run('person', 'sign-out', 'acme', 'kim@example.com');
  await run('site', 'list');
  const { lines } = await run('audit', 'export', 'acme');
  const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows.map(({ action }) => action)).toEqual([
    'portal person sign-out',
    'portal person create',
    'portal site set',
    'portal site set',
  ]);
  expect(rows[3]).toMatchObject({
    operator: 'ann',
    person: null,
    subject: 'brand.primary',
    after: { 'brand.primary': '#0F766E' },
  });
  expect(rows[2]).toMatchObject({ after: { customCheckout: { token: '(set)' } } });
  for (const secret of ['hush-1', 'quiet river stone', 'kim@example.com'])
    expect(lines.join('\n')).not.toContain(secret);
});

test('PL-60 what concerns every firm stands in the log of the platform', async () => {
  await run('site', 'create', 'green', '--name', 'Green', '--host', 'green.localhost');
  expect((await run('audit', 'list')).lines.join('\n')).toContain('ann\tportal site create');
});

test('PL-60 BO-43 rows are found by person, action, subject and day', async () => {
  const customer = portal.personId('customer');
  const browser = await portal.signIn('customer');
  const names = { firstName: 'Clara', lastName: 'Lindqvist', email: 'customer@example.com' };
  await browser.call(updateProfile, { _id: customer, ...names });
  const found = async (...filter: string[]) =>
    (await run('audit', 'list', 'northwind', ...filter)).lines.length;
  expect(await found('--person', customer)).toBe(1);
  expect(await found('--person', 'nobody')).toBe(0);
  expect(await found('--action', 'POST /api/profile')).toBe(1);
  expect(await found('--action', 'PATCH')).toBe(0);
  expect(await found('--subject', customer)).toBe(1);
  expect(await found('--day', '2026-03-02')).toBe(1);
  expect(await found('--day', '2026-03-03')).toBe(0);
  expect((await run('audit', 'list', 'northwind', '--day', 'today')).lines).toEqual([
    'Write a day as 2026-01-31.',
  ]);
});

test('PL-60 BO-43 an exported table starts no formula', async () => {
  const browser = await portal.signIn('newCustomer');
  const names = { firstName: '=1+1', lastName: 'a,"b"', email: 'new-customer@example.com' };
  await browser.call(updateProfile, { _id: portal.personId('newCustomer'), ...names });
  const { lines } = await run('audit', 'export', 'northwind', '--format', 'csv');
  expect(lines[0]).toMatch(/^place,at,action,/);
  expect(lines[1]).toContain('""firstName"":""=1+1""');
  expect(lines.slice(1).every((line) => /^\d+,2026-/.test(line))).toBe(true);
});

test('PL-61 `portal audit verify` tells a whole log from a changed one', async () => {
  expect((await run('audit', 'verify', 'northwind')).lines[0]).toMatch(/^\d+ rows, none changed/);
  const owner = portal.platform.database.owner();
  await owner.script(`alter table audit_entries no force row level security;
    update audit_entries set action = 'x' where site_id = 'northwind' and seq = 2;
    alter table audit_entries force row level security;`);
  expect(await run('audit', 'verify', 'northwind')).toEqual({
    exit: 1,
    lines: ['The audit log of northwind was changed: row 2 does not fit the one before it.'],
  });
});

test('PL-60 the list of reading commands names commands that exist', () => {
  const program = new Command();
  for (const register of commands)
    register(
      program,
      commandLineOf(portal, () => undefined),
    );
  const namesOf = (command: Command, before: string[]): string[] =>
    command.commands.flatMap((child) => {
      const words = [...before, child.name()];
      return child.commands.length > 0 ? namesOf(child, words) : [words.join(' ')];
    });
  const all = namesOf(program, []);
  expect(READING_COMMANDS.filter((name) => !all.includes(name))).toEqual([]);
});
