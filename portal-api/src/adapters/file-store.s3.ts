import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkKey, isKey, OWNER_NOTE } from './file-store.ts';
import type { FileStore } from '../kernel/file-store.ts';

interface S3Options {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  /** Folder of this portal in the bucket; empty for one that has the bucket to itself. */
  prefix?: string;
}

const collect = async (content: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** One folder of a bucket. */
interface Place {
  client: S3Client;
  bucket: string;
  folder: string;
}

async function* storedKeys({ client, bucket, folder }: Place, before: Date): AsyncIterable<string> {
  // The delimiter keeps what lies in further folders, such as releases, out of the list.
  const inside = { Bucket: bucket, Prefix: folder, Delimiter: '/' };
  for await (const page of paginateListObjectsV2({ client }, inside))
    for (const { Key, LastModified } of page.Contents ?? []) {
      const key = Key?.slice(folder.length) ?? '';
      if (isKey(key) && LastModified && LastModified < before) yield key;
    }
}

const notesIn = (
  client: S3Client,
  bucket: string,
  name: string,
): Pick<FileStore, 'readNote' | 'writeNote'> => ({
  readNote: async () => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
      return await Body?.transformToString();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  },
  writeNote: async (text) => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: text }));
  },
});

/** An S3-compatible bucket. An object appears whole or not at all; credentials come from the SDK's usual places. */
export const s3FileStore = ({ bucket, endpoint, region, prefix = '' }: S3Options): FileStore => {
  const client = new S3Client({
    region,
    // Older S3-compatible stores do not know the newer checksums; the database keeps our own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  const folder = prefix && `${prefix}/files/`;
  const nameOf = (key: string): string => `${folder}${checkKey(key)}`;
  const notes = notesIn(client, bucket, prefix ? `${prefix}/${OWNER_NOTE}` : OWNER_NOTE);
  return {
    ...notes,
    put: async (key, content) => {
      // At most 20 MB: one request with a known length, so the store keeps all or nothing.
      const body = await collect(content);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: nameOf(key), Body: body }));
      return { size: body.length, sha256: createHash('sha256').update(body).digest('hex') };
    },
    get: async (key) => {
      const reply = await client.send(new GetObjectCommand({ Bucket: bucket, Key: nameOf(key) }));
      return reply.Body as Readable;
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: nameOf(key) }));
    },
    // Its own note, so that no right is needed beyond those of reading and writing files.
    check: async () => void (await notes.readNote()),
    sweep: async () => 0,
    keys: (before) => storedKeys({ client, bucket, folder }, before),
  };
};
