import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { openS3 } from './open-s3.ts';
import { checkKey, isKey, OWNER_NOTE } from './file-store.ts';
import { sweepPartFiles, withPartFile } from './part-files.ts';
import type { StoreConfig } from '../kernel/config/store.config.ts';
import type { FileStore } from '../kernel/file-store.ts';

interface S3Options extends StoreConfig {
  /** Folder of this portal in the bucket; empty for one that has the bucket to itself. */
  prefix?: string;
  /** Where bytes wait on this machine until all of them are there. */
  parts: string;
}

// The SDK repeats no stream, so each try gets a fresh one.
const TRIES = 3;
const FIRST_WAIT_MILLISECONDS = 100;

const sendFile = async (
  client: S3Client,
  target: { Bucket: string; Key: string },
  { file, size }: { file: string; size: number },
  triesLeft = TRIES - 1,
): Promise<void> => {
  const Body = createReadStream(file);
  try {
    // One request with a known length, so the store keeps all or nothing.
    await client.send(new PutObjectCommand({ ...target, Body, ContentLength: size }));
  } catch (error) {
    if (triesLeft === 0) throw error;
    await pause(FIRST_WAIT_MILLISECONDS * (TRIES - triesLeft) ** 2);
    await sendFile(client, target, { file, size }, triesLeft - 1);
  } finally {
    Body.destroy();
  }
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

/** An S3-compatible bucket. An object appears whole or not at all. */
export const s3FileStore = ({ prefix = '', parts, bucket, ...store }: S3Options): FileStore => {
  const client = openS3(store);
  const folder = prefix && `${prefix}/files/`;
  const nameOf = (key: string): string => `${folder}${checkKey(key)}`;
  const notes = notesIn(client, bucket, prefix ? `${prefix}/${OWNER_NOTE}` : OWNER_NOTE);
  return {
    ...notes,
    put: (key, content, inspect) => {
      const target = { Bucket: bucket, Key: nameOf(key) };
      return withPartFile(parts, content, async (file, { size }) => {
        await inspect?.(file);
        await sendFile(client, target, { file, size });
      });
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
    sweep: (before) => sweepPartFiles(parts, before),
    keys: (before) => storedKeys({ client, bucket, folder }, before),
  };
};
