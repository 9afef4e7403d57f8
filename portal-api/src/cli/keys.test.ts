import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../kernel/config/config.ts';
import { childEnvironment } from '../../test/chaos/child-environment.ts';

const run = promisify(execFile);
const PORTAL = path.join(import.meta.dirname, '../portal.ts');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** As an operator runs it, in a production that has no key yet. */
const makeKeys = async (): Promise<Record<string, string>> => {
  const env = { ...childEnvironment(), PORTAL_MODE: 'production' };
  const { stdout } = await run(process.execPath, ['--no-warnings', PORTAL, 'keys', folder], {
    env,
  });
  const lines = stdout.split('\n').filter((line) => /^[A-Z_]+=/.test(line));
  return Object.fromEntries(lines.map((line) => line.split('=') as [string, string]));
};

test('P-13 `portal keys` makes what production asks for, readable by its owner alone, and never twice', async () => {
  const named = await makeKeys();
  const config = readConfig({
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: 'smtps://mail.example',
    PAYMENTS: 'none',
    ...named,
  });
  expect(config.secrets.signingKey).toContain('PRIVATE KEY');
  expect(Buffer.from(config.secrets.secretsKey ?? '', 'base64')).toHaveLength(32);
  const texts = await Promise.all(Object.values(named).map((file) => readFile(file, 'utf8')));
  for (const file of Object.values(named)) expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await makeKeys()).toEqual(named);
  const again = await Promise.all(Object.values(named).map((file) => readFile(file, 'utf8')));
  expect(again).toEqual(texts);
});

test('P-13 `portal keys` without a folder, or asked for help, says how and makes nothing', async () => {
  for (const words of [[], ['--help']]) {
    const asked = run(process.execPath, ['--no-warnings', PORTAL, 'keys', ...words], {
      cwd: folder,
      env: childEnvironment(),
    });
    await expect(asked).rejects.toMatchObject({
      stdout: expect.stringContaining('portal keys /etc/portal') as string,
      stderr: '',
    });
  }
  expect(await readdir(folder)).not.toContain('--help');
});
