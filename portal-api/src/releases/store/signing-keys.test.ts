import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getWebsite } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { productionEnvironment, signingKeyText } from '../../../test/production-environment.ts';
import { releaseDesk, setOf, versionOf } from '../../../test/releases/release-desk.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { openReleases } from '../registry/open-registry.ts';

const [first, second, third] = [signingKeyText(), signingKeyText(), signingKeyText()];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const keep = async (name: string, text: string): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, `${text}\n`);
  return file;
};

/** The portal after a restart with other keys; its database stays. */
const restarted = async (portal: TestApp, keys: Record<string, string>) => {
  const { secrets } = readConfig({ DATA_DIR: folder, ...keys });
  return openReleases({ ...portal.platform, config: { ...portal.platform.config, secrets } });
};

test('P-02 the private key of releases is no row of the database where the configuration has it', async () => {
  const portal = await createTestApp({ config: { RELEASE_SIGNING_KEY: first } });
  const { body } = await portal.visit().call(getWebsite, {});
  expect(body.data.releaseKey?.keyId).toBe(portal.releases.keys.current.keyId);
  const rows = await portal.platform.database.owner().query('select * from registry');
  expect(JSON.stringify(rows)).not.toContain(portal.releases.keys.current.privateKey);
  expect(rows).toMatchObject([{ private_key: null }]);
  // Who writes a key into the row signs nothing with it.
  await portal.platform.database
    .owner()
    .query("update registry set key_id = 'x', private_key = 'y', public_key = 'z'");
  expect((await openReleases(portal.platform)).keys.current.keyId).toBe(
    portal.releases.keys.current.keyId,
  );
  await portal.close();
});

test('P-02 the key changes without a break: devices and previews of the key before go on, of the one before that no more', async () => {
  const portal = await createTestApp({ config: { RELEASE_SIGNING_KEY: first } });
  const desk = releaseDesk(portal);
  await desk.live({ remote: 'mfe-keys', version: '1.0.0' });
  await desk.publish({ remote: 'mfe-keys', version: '2.0.0' });
  const link = (await desk.release('preview', 'northwind', 'mfe-keys@2.0.0')).split('\n')[0] ?? '';
  const { device, cookie } = portal.releases.devices.issue();
  const known = `portal_device=${cookie}`;

  const after = await restarted(portal, {
    RELEASE_SIGNING_KEY: second,
    RELEASE_SIGNING_KEY_PREVIOUS: first,
  });
  expect(after.keys.current.keyId).not.toBe(portal.releases.keys.current.keyId);
  expect(after.devices.read(known)).toBe(device);
  expect(after.devices.read(`portal_device=${after.devices.issue().cookie}`)).toBeDefined();
  const later = await restarted(portal, {
    RELEASE_SIGNING_KEY: third,
    RELEASE_SIGNING_KEY_PREVIOUS: second,
  });
  expect(later.devices.read(known)).toBeUndefined();

  const client = portal.visit();
  client.cookies.set('portal_preview', link.replace('/?preview=', ''));
  const shownBy = async (releases: typeof after): Promise<string | undefined> => {
    Object.assign(portal.releases, releases);
    return versionOf(await setOf(client), 'mfe-keys');
  };
  expect(await shownBy(after)).toBe('2.0.0');
  expect(await shownBy(later)).toBe('1.0.0');
  await portal.close();
});

test('P-02 a demo that becomes production takes its key along', async () => {
  const portal = await createTestApp();
  const desk = releaseDesk(portal);
  const { keyId } = portal.releases.keys.current;
  expect(await desk.release('key')).toBe(`${keyId}\tsigns`);
  const after = await restarted(portal, {
    RELEASE_SIGNING_KEY: await desk.release('key', '--export'),
  });
  expect(after.keys.current.keyId).toBe(keyId);
  await portal.close();
});

test('P-02 every secret may come from a file, and each file that cannot be used is named', async () => {
  const { RELEASE_SIGNING_KEY: key, ...rest } = productionEnvironment;
  const config = readConfig({
    ...rest,
    SMTP_URL: undefined,
    SMTP_URL_FILE: await keep('smtp', 'smtps://user:secret@mail.example'),
    RELEASE_SIGNING_KEY_FILE: await keep('key', key),
  });
  expect(config.smtpUrl).toBe('smtps://user:secret@mail.example');
  expect(config.secrets.signingKey).toContain('PRIVATE KEY');
  const start = (more: Record<string, string>) => () => readConfig({ ...rest, ...more });
  const [empty, junk] = [await keep('empty', ''), await keep('junk', 'no key')];
  expect(start({ RELEASE_SIGNING_KEY_FILE: path.join(folder, 'none') })).toThrow('cannot be read');
  expect(start({ RELEASE_SIGNING_KEY_FILE: empty })).toThrow('is empty');
  expect(start({ RELEASE_SIGNING_KEY_FILE: junk })).toThrow('RELEASE_SIGNING_KEY: is no private');
  expect(start({ SMTP_URL_FILE: junk })).toThrow('keep one of them');
});
