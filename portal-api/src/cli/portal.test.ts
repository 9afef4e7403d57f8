import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { autologin, getCurrentUser, login } from '@portal/shared-contracts/auth';
import { getWebsite, siteSettings } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { controlAddress } from './control-address.ts';
import { askServer } from './control-client.ts';
import { listenForCommands } from './control-server.ts';

let portal: TestApp;
let folder: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  portal = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'portal-cli-'));
  stop = await listenForCommands(portal.app, controlAddress(folder));
});
afterAll(async () => {
  await stop();
  await portal.close();
  await rm(folder, { recursive: true });
});

const run = async (...argv: string[]) => {
  const lines: string[] = [];
  const exit = await askServer(controlAddress(folder), argv, (line) => lines.push(line));
  return { exit, text: lines.join('\n') };
};

test('P-13 the list of commands names those that need no server too', async () => {
  const { text } = await run('help');
  for (const name of ['keys', 'migrate', 'restore', 'backup']) expect(text).toContain(`  ${name} `);
});

test('HS-14 a switched remote shows in the very next configuration', async () => {
  const browser = portal.visit('acme');
  const chatIsOn = async () =>
    (await browser.call(getWebsite, {})).body.data.enabledRemotes['mfe-chat'];
  expect(await chatIsOn()).toBe(false);
  expect((await run('site', 'set', 'acme.localhost', 'enabledRemotes.mfe-chat', 'true')).exit).toBe(
    0,
  );
  expect(await chatIsOn()).toBe(true);
  await run('site', 'set', 'acme', 'enabledRemotes.mfe-chat', 'false');
});

test('HS-06 a new firm answers at its host with safe defaults', async () => {
  const made = await run(
    'site',
    'create',
    'blue',
    '--name',
    'Blue Ink',
    '--host',
    'Blue.localhost',
    'www.blue.localhost',
  );
  expect(made).toEqual({
    exit: 0,
    text: 'Site blue answers at blue.localhost, www.blue.localhost.',
  });
  const reply = await portal.app.inject({
    url: getWebsite.path,
    headers: { host: 'blue.localhost' },
  });
  expect(reply.json().data.companyName).toBe('Blue Ink');
  expect((await run('site', 'list')).text).toContain(
    'blue\tBlue Ink\tblue.localhost, www.blue.localhost',
  );
});

test('every setting of a site is described with its default', async () => {
  const { text } = await run('site', 'settings');
  for (const name of Object.keys(siteSettings.shape))
    expect(text).toMatch(new RegExp(`^${name}\t.+\tdefault `, 'm'));
  expect(text).toContain('default "usd"');
});

test('HS-06 a picture becomes the logo that everybody may see', async () => {
  const file = path.join(folder, 'logo.svg');
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"><title>New logo</title></svg>');
  expect((await run('site', 'picture', 'acme', 'logo', file)).exit).toBe(0);
  const { data } = (await portal.visit('acme').call(getWebsite, {})).body;
  expect((await portal.visit('acme').inject({ url: data.logo })).body).toContain('New logo');
});

test('SC-04 the checkout token can be set and is never printed', async () => {
  await run(
    'site',
    'set',
    'acme',
    'customCheckout',
    '{"url":"https://pay.acme.example","token":"very-secret"}',
  );
  const shown = await run('site', 'show', 'acme');
  expect(shown.text).toContain('pay.acme.example');
  expect(shown.text).not.toContain('very-secret');
  await run('site', 'set', 'acme', 'customCheckout', 'null');
});

test('HS-58 a link signs the person in once', async () => {
  const code = (await run('person', 'link', 'northwind', 'writer@example.com')).text.replace(
    '/autologin/',
    '',
  );
  const reply = await portal.visit().call(autologin, { code });
  expect(reply.body.user._id).toBe(portal.personId('writer'));
});

test('HS-52 a made account can sign in; a weak password is refused', async () => {
  const person = [
    '--email',
    'new@example.com',
    '--role',
    'writer',
    '--first',
    '\u202eNew',
    '--last',
    ' Writer\u200b',
  ];
  expect((await run('person', 'create', 'acme', ...person, '--password', 'password1')).exit).toBe(
    1,
  );
  expect(
    (await run('person', 'create', 'acme', ...person, '--password', 'quiet river stone')).exit,
  ).toBe(0);
  const reply = await portal
    .visit('acme')
    .call(login, { email: 'new@example.com', password: 'quiet river stone' });
  expect(reply.body.user.role).toBe('writer');
  expect((await run('person', 'list', 'acme')).text).toContain('new@example.com\tNew Writer');
});

test('SC-35 a wrong setting or account is refused in the portal’s own words, each at its name', async () => {
  const setting = await run('site', 'set', 'acme', 'brand.primary', 'red');
  expect(setting).toEqual({
    exit: 1,
    text: 'The setting stays as it was:\nbrand.primary: This is not valid.',
  });
  const many = await run('site', 'set', 'acme', 'companyName', '""');
  expect(many.text).toBe('The setting stays as it was:\ncompanyName: Please fill this in.');
  const names = ['--first', '', '--last', 'Writer'];
  const account = await run(
    'person',
    'create',
    'acme',
    '--email',
    'nobody',
    '--role',
    'king',
    ...names,
  );
  expect(account).toEqual({
    exit: 1,
    text: [
      'No account was made:',
      '--email: This is not a valid email address.',
      '--role: This is none of the options.',
      '--first: Please fill this in.',
    ].join('\n'),
  });
});

test('HS-54 sign-out ends every session of a person', async () => {
  const browser = await portal.signIn('writer2');
  expect((await run('person', 'sign-out', 'northwind', 'writer2@example.com')).text).toBe(
    '1 sessions ended.',
  );
  expect((await browser.call(getCurrentUser, {})).status).toBe(401);
});

test.each([
  [['site', 'set', 'acme', 'brand.primary', 'red'], /brand\.primary/],
  [['site', 'set', 'nowhere', 'brand.primary', '#000000'], /no site "nowhere"/],
  [['site', 'create', 'Bad Id', '--name', 'x', '--host', 'x'], /letters, digits/],
  [['site', 'create', 'acme', '--name', 'x', '--host', 'new.example'], /a site "acme" already/],
  [
    ['site', 'create', 'fresh', '--name', 'x', '--host', 'new.example', 'Acme.localhost'],
    /acme\.localhost belongs to the site "acme"/,
  ],
  [['person', 'link', 'acme', 'nobody@example.com'], /Nobody on acme/],
  [
    ['person', 'create', 'acme', '--email', 'x', '--role', 'chief', '--first', 'a', '--last', 'b'],
    /--role/,
  ],
  [['nonsense'], /unknown command/],
])('HS-14 %j fails with a sentence', async (argv, sentence) => {
  const { exit, text } = await run(...argv);
  expect(exit).toBe(1);
  expect(text).toMatch(sentence);
});

test('HS-14 without a running server the caller learns it', async () => {
  expect(
    await askServer(path.join(folder, 'none.sock'), ['site', 'list'], () => undefined),
  ).toBeUndefined();
});
