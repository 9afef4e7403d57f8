import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import type { ReleaseKey, SignedReleaseSet } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { getWebsite, readWebsiteConfig } from '@portal/shared-contracts/website';
import i18next from 'i18next';
import { startRemotes } from './start-remotes.ts';
import { exampleRemote, exampleSet } from './testing/example-remote.ts';

// jsdom has no WebCrypto; Node's is the same interface.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key: ReleaseKey = {
  keyId: 'a',
  publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
};

const signedSet = (sequence: number): SignedReleaseSet => {
  const payload = JSON.stringify({ ...exampleSet(exampleRemote()), sequence });
  const signature = sign('sha256', Buffer.from(payload), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64');
  return { payload, keyId: key.keyId, signature };
};

let asked: number;
const serverHas = (sequence: number): void => {
  asked = 0;
  stubApi(getWebsite, () => {
    asked += 1;
    const website = readWebsiteConfig({ companyName: 'Northwind Writing' }).value;
    return {
      status_code: 200,
      status: true,
      data: { ...website, releases: signedSet(sequence), releaseKey: key },
    };
  });
};
afterEach(() => {
  clearStubs();
  localStorage.clear();
});

const start = async (sequence: number): Promise<number> => {
  const { set } = await startRemotes({
    signed: signedSet(sequence),
    key,
    i18next,
    allowOverrides: false,
  });
  return set.remotes.length === 1 ? set.sequence : 0;
};

test('PL-11 a page whose set another tab has overtaken asks once for the newest, and asks nothing otherwise', async () => {
  serverHas(8);
  expect(await start(7)).toBe(7);
  expect(await start(8)).toBe(8);
  expect(asked).toBe(0);
  expect(await start(7)).toBe(8);
  expect(asked).toBe(1);
});

test('PL-11 where the server has nothing newer either, nothing of the set runs', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue();
  serverHas(7);
  expect(await start(8)).toBe(8);
  expect(await start(7)).toBe(0);
  expect(asked).toBe(1);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});
