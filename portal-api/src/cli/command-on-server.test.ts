import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { selfSigned } from '../../test/tls/self-signed.ts';

const run = promisify(execFile);
const COMMAND = path.join(import.meta.dirname, '../../../deploy/systemd/portal');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TELLS = `
import { existsSync } from 'node:fs';
import { getCACertificates } from 'node:tls';
console.log(JSON.stringify({
  words: process.argv.slice(2),
  address: process.env.PUBLIC_URL,
  mode: process.env.PORTAL_MODE,
  authorities: getCACertificates('extra').length,
  hasFolder: existsSync(process.env.DATA_DIR),
}));`;

/** The command as it is installed, on a machine whose folders lie in one of this test. */
const onServer = async (
  variables: string,
  words: readonly string[] = [],
  shell: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  const inFolder = (name: string) => path.join(folder, name);
  await mkdir(inFolder('bin'), { recursive: true });
  await writeFile(inFolder('tells.mjs'), TELLS);
  await writeFile(inFolder('portal.env'), variables);
  // Another user is for root to become.
  await writeFile(inFolder('bin/runuser'), '#!/bin/sh\nshift 3; exec "$@"\n', { mode: 0o755 });
  await writeFile(inFolder('bin/install'), '#!/bin/sh\nfor last; do :; done; mkdir "$last"\n', {
    mode: 0o755,
  });
  const text = (await readFile(COMMAND, 'utf8'))
    .replaceAll('/etc/portal', folder)
    .replaceAll('/var/lib/portal', inFolder('data'))
    .replaceAll('/opt/portal/node_modules/.bin/node', process.execPath)
    .replaceAll('/opt/portal/portal-api/src/portal.ts', inFolder('tells.mjs'));
  await writeFile(inFolder('portal'), text);
  const { stdout } = await run('/bin/sh', [inFolder('portal'), ...words], {
    env: { ...shell, PATH: `${inFolder('bin')}:${process.env['PATH']}` },
  });
  return JSON.parse(stdout);
};

test('P-13 a command of the server believes the authority that the server believes', async () => {
  const authority = path.join(folder, 'authority.pem');
  await writeFile(authority, selfSigned.cert);
  const variables = `PUBLIC_URL=https://portal.example\nNODE_EXTRA_CA_CERTS=${authority}\n`;
  expect(await onServer(variables, ['site', 'list'])).toMatchObject({
    words: ['site', 'list'],
    mode: 'production',
    address: 'https://portal.example',
    authorities: 1,
  });
});

test('P-13 a restore on a machine whose server never ran finds a folder to write to', async () => {
  expect(await onServer('PUBLIC_URL=https://portal.example\n')).toMatchObject({
    authorities: 0,
    hasFolder: true,
  });
});

test('P-13 the key of a demo that becomes production is brought along in the mode that made it', async () => {
  const words = ['release', 'key', '--export'];
  const demo = await onServer('PUBLIC_URL=https://portal.example\n', words, {
    PORTAL_MODE: 'demo',
  });
  expect(demo).toMatchObject({ words, mode: 'demo' });
});
