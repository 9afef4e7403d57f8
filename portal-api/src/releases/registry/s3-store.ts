import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { brotliOf } from './compress.ts';
import { isSafeFile, type ReleaseStore } from './release-store.ts';

const PREFIX = 'remotes';

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

/**
 * A store in an S3-compatible bucket. Nobody is pointed to a release before all of its files are
 * stored and checked, so a publication that is cut off leaves nothing that is used.
 */
export const s3Store = (client: S3Client, bucket: string): ReleaseStore => {
  const keyOf = (remote: string, version: string, file: string): string =>
    [PREFIX, remote, version, file].join('/');
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
    remove: async (remote, version) => {
      const listed = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: `${PREFIX}/${remote}/${version}/` }),
      );
      const keys = (listed.Contents ?? []).flatMap(({ Key }) => (Key ? [{ Key }] : []));
      if (keys.length > 0)
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: keys } }));
    },
  };
};
