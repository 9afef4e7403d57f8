import { webcrypto } from 'node:crypto';
import type { ReleaseKey, SignedReleaseSet } from '@portal/shared-contracts/remote';
import { readTrustedSet, type SequenceMemory } from './trusted-release-set.ts';
import { exampleRemote } from '../testing/example-remote.ts';

// jsdom has no WebCrypto; Node's is the same interface.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const base64 = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64');

const createKey = async (
  keyId: string,
): Promise<{ key: ReleaseKey; sign: (payload: string) => Promise<SignedReleaseSet> }> => {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const publicKey = base64(await crypto.subtle.exportKey('spki', pair.publicKey));
  return {
    key: { keyId, publicKey },
    sign: async (payload) => ({
      payload,
      keyId,
      signature: base64(
        await crypto.subtle.sign(
          { name: 'ECDSA', hash: 'SHA-256' },
          pair.privateKey,
          new TextEncoder().encode(payload),
        ),
      ),
    }),
  };
};

const payload = (sequence: number): string =>
  JSON.stringify({
    site: 'northwind',
    sequence,
    issuedAt: '2026-01-01T00:00:00.000Z',
    contracts: '2.0.0',
    origins: [],
    remotes: [exampleRemote()],
  });

const memory = (): SequenceMemory => {
  const seen = new Map<string, number>();
  return {
    read: (keyId) => seen.get(keyId) ?? 0,
    write: (keyId, sequence) => void seen.set(keyId, sequence),
  };
};

test('a signed set is read', async () => {
  const { key, sign } = await createKey('a');
  const set = await readTrustedSet(await sign(payload(3)), key, memory());
  expect(set.remotes[0]?.manifest.name).toBe('mfe-example');
});

test('PL-11 one changed byte, in the payload or in the signature, is refused', async () => {
  const { key, sign } = await createKey('a');
  const signed = await sign(payload(3));
  const bent = { ...signed, payload: signed.payload.replace('1.1.0', '1.1.1') };
  await expect(readTrustedSet(bent, key, memory())).rejects.toThrow('wrong signature');
  const first = signed.signature.startsWith('A') ? 'B' : 'A';
  const cut = { ...signed, signature: first + signed.signature.slice(1) };
  await expect(readTrustedSet(cut, key, memory())).rejects.toThrow('wrong signature');
  await expect(readTrustedSet({ ...signed, signature: '' }, key, memory())).rejects.toThrow();
});

test('PL-11 another key is refused, even under the same name', async () => {
  const { key } = await createKey('a');
  const stranger = await createKey('a');
  await expect(readTrustedSet(await stranger.sign(payload(3)), key, memory())).rejects.toThrow(
    'wrong signature',
  );
  const other = await createKey('b');
  await expect(readTrustedSet(await other.sign(payload(3)), key, memory())).rejects.toThrow(
    'unknown key',
  );
});

test('PL-11 a set older than one that this device has seen is refused', async () => {
  const { key, sign } = await createKey('a');
  const seen = memory();
  await readTrustedSet(await sign(payload(7)), key, seen);
  await expect(readTrustedSet(await sign(payload(6)), key, seen)).rejects.toThrow('older');
  await expect(readTrustedSet(await sign(payload(7)), key, seen)).resolves.toBeDefined();
});

test('a signed set of a wrong shape is refused', async () => {
  const { key, sign } = await createKey('a');
  const outside = JSON.parse(payload(1)) as { remotes: { base: string }[] };
  for (const remote of outside.remotes) remote.base = '//evil.example/x/';
  await expect(
    readTrustedSet(await sign(JSON.stringify(outside)), key, memory()),
  ).rejects.toThrow();
  await expect(readTrustedSet(await sign('{}'), key, memory())).rejects.toThrow();
});
