import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '../../test/chaos/child-environment.ts';
import { type EmptyPostgres, emptyPostgres } from '../../test/database/empty-postgres.ts';
import { postgresAnswers } from '../../test/database/postgres-url.ts';
import { signingKeyText } from '../../test/production-environment.ts';
import { writeBuild } from '../../test/releases/build-fixture.ts';
import { type S3Server, startS3 } from '../../test/s3-server.ts';
import { openFiles } from '../domains/files/open-files.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { claimStore, readIdentity } from '../domains/files/store-owner.service.ts';
import { readReleaseConfig } from '../kernel/config/release-config.ts';
import { openReleaseStore } from '../releases/registry/open-registry.ts';
import { findRelease } from '../releases/store/releases.repository.ts';

const run = promisify(execFile);
const ROOT = path.join(import.meta.dirname, '../../..');
const WORKFLOWS = [
  '.github/workflows/remote.yml',
  'tooling/templates/own-repository/.github/workflows/remote.yml',
];
const now = () => new Date();

/** The names that the step of a workflow hands to the command which publishes. */
const handedOver = (workflow: string): string[] => {
  const text = readFileSync(path.join(ROOT, workflow), 'utf8');
  const [, env = ''] = /portal release publish .*\n\s+env:\n((?:\s+\w+: .*\n?)+)/.exec(text) ?? [];
  return [...env.matchAll(/^\s+(\w+):/gm)].map(([, name = '']) => name);
};

const onPostgres = await postgresAnswers();
const testPortal = onPostgres ? test : test.skip;

let s3: S3Server;
let database: EmptyPostgres;
let folder: string;
let values: Record<string, string>;

const open = () => openPostgres(database.url, { now, size: 1 });

/** Does what a server does when it starts: makes the tables, and takes the store. */
const asServer = async (): Promise<void> => {
  const server = open();
  await migrate(server);
  const identity = await readIdentity(server.platform(), undefined);
  const fileStore = await openFiles(readReleaseConfig(values), identity);
  await claimStore({ database: server, fileStore, identity });
  await server.close();
};

beforeAll(async () => {
  if (!onPostgres) return;
  folder = mkdtempSync(path.join(tmpdir(), 'portal-publishes-'));
  s3 = await startS3('far-releases');
  database = await emptyPostgres();
  values = {
    REMOTE: 'mfe-far',
    DATABASE_URL: database.url,
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  await asServer();
});
afterAll(async () => {
  if (!onPostgres) return;
  await database.drop();
  await s3.close();
  rmSync(folder, { recursive: true });
});

const portal = (words: readonly string[], env: Record<string, string>) =>
  run(process.execPath, ['--no-warnings', path.join(ROOT, 'portal-api/src/portal.ts'), ...words], {
    cwd: folder,
    env: { ...childEnvironment(), ...env },
  });

const publish = async (version: string, env: Record<string, string>, ...options: string[]) =>
  portal(['release', 'publish', await writeBuild({ remote: 'mfe-far', version }), ...options], env);

testPortal.each(WORKFLOWS)('PL-20 what %s hands over is enough to publish', async (workflow) => {
  const names = handedOver(workflow);
  expect(names).toContain('DATABASE_URL');
  const env = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const version = `1.0.${WORKFLOWS.indexOf(workflow)}`;
  const { stdout } = await publish(version, env, '--promote');
  expect(stdout).toContain(`mfe-far ${version} is live`);
  const server = open();
  const { prefix } = await readIdentity(server.platform(), undefined);
  const store = openReleaseStore(readReleaseConfig(values), prefix);
  expect(await findRelease(server.platform(), 'mfe-far', version)).toBeDefined();
  expect(await store.read('mfe-far', version, 'remote.json', false)).toBeDefined();
  await server.close();
});

testPortal('PL-20 who publishes changes no table of the portal', async () => {
  const server = open();
  const applied = () => server.owner().query('select name, checksum from migrations order by 1');
  // The newest one is missing, as where the servers are older than what is built.
  await server
    .owner()
    .query('delete from migrations where name = (select max(name) from migrations)');
  const before = await applied();
  await publish('1.1.0', values);
  expect(await applied()).toEqual(before);
  await server.close();
});

testPortal('PL-11 only what signs asks for the key, and no other key is made for it', async () => {
  const words = ['release', 'key'];
  await expect(portal(words, values)).rejects.toMatchObject({
    stdout: expect.stringContaining('RELEASE_SIGNING_KEY_FILE') as string,
  });
  const server = open();
  expect(await server.platform().query('select private_key from registry')).toEqual([
    { private_key: null },
  ]);
  await server.close();
  const signed = await portal(words, { ...values, RELEASE_SIGNING_KEY: signingKeyText() });
  expect(signed.stdout).toContain('signs');
});

testPortal('PL-20 a release goes to the store of the servers or nowhere', async () => {
  const { S3_BUCKET: _bucket, ...elsewhere } = values;
  await expect(publish('1.2.0', elsewhere)).rejects.toMatchObject({
    stderr: expect.stringContaining('No server of this portal has used this file store') as string,
  });
  for (const name of ['DATABASE_URL', 'S3_BUCKET'])
    await expect(publish('1.2.0', { ...values, [name]: '' })).rejects.toMatchObject({
      stderr: expect.stringContaining(`${name}: `) as string,
    });
  const server = open();
  expect(await findRelease(server.platform(), 'mfe-far', '1.2.0')).toBeUndefined();
  await server.close();
});

test('P-02 commands of releases need nothing of a server, and an empty variable is none', () => {
  const config = readReleaseConfig({
    DATABASE_URL: 'postgres://portal@localhost/portal',
    S3_BUCKET: 'releases',
    S3_ENDPOINT: '',
    AWS_ACCESS_KEY_ID: '',
    AWS_SECRET_ACCESS_KEY: '',
    RELEASE_SIGNING_KEY: '',
  });
  expect(config).toMatchObject({ mode: 'production', secrets: { signingKey: undefined } });
  expect(config.s3).toEqual({ bucket: 'releases', endpoint: undefined, region: 'us-east-1' });
});

test('P-02 what leaves this machine is encrypted for them too', () => {
  const DATABASE_URL = 'postgres://portal@db.example/portal';
  expect(() => readReleaseConfig({ DATABASE_URL })).toThrow('DATABASE_URL: db.example');
});
