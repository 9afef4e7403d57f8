import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { brotliOf } from './compress.ts';
import { isSafeFile, type ReleaseStore } from './release-store.ts';

const FOLDER = 'remotes';

const readObject = async (
  client: S3Client,
  bucket: string,
  key: string,
): Promise<Uint8Array | undefined> => {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};

/** What one call may delete. */
const MOST_AT_ONCE = 1000;

const keysBelow = async (client: S3Client, bucket: string, start: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: start }))
    for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
  return keys.toSorted();
};

/**
 * A store in an S3-compatible bucket. Nobody is pointed to a release before all of its files are
 * stored and checked, so a publication that is cut off leaves nothing that is used.
 */
export const s3Store = (client: S3Client, bucket: string, prefix = ''): ReleaseStore => {
  const folder = prefix ? `${prefix}/${FOLDER}` : FOLDER;
  const keyOf = (remote: string, version: string, file: string): string =>
    [folder, remote, version, file].join('/');
  const put = (key: string, bytes: Uint8Array): Promise<unknown> =>
    client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }));
  return {
    write: async (remote, version, files, compressed) => {
      for (const [name, bytes] of files) {
        const small = compressed?.get(name) ?? (await brotliOf(name, bytes));
        await put(keyOf(remote, version, name), bytes);
        if (small) await put(keyOf(remote, version, `${name}.br`), small);
      }
    },
    read: async (remote, version, file, acceptsBrotli) => {
      if (!isSafeFile(`${remote}/${version}/${file}`)) return undefined;
      const key = keyOf(remote, version, file);
      const small = acceptsBrotli ? await readObject(client, bucket, `${key}.br`) : undefined;
      if (small) return { bytes: small, encoding: 'br' };
      const bytes = await readObject(client, bucket, key);
      return bytes && { bytes, encoding: undefined };
    },
    list: async (remote, version) => {
      const start = keyOf(remote, version, '');
      return (await keysBelow(client, bucket, start)).map((key) => key.slice(start.length));
    },
    remove: async (remote, version) => {
      const keys = await keysBelow(client, bucket, keyOf(remote, version, ''));
      for (let at = 0; at < keys.length; at += MOST_AT_ONCE) {
        const Objects = keys.slice(at, at + MOST_AT_ONCE).map((Key) => ({ Key }));
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } }));
      }
    },
  };
};
