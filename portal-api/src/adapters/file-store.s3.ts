import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkKey } from './file-store.ts';
import type { FileStore } from '../kernel/file-store.ts';

interface S3Options {
  bucket: string;
  endpoint: string | undefined;
  region: string;
}

const collect = async (content: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

async function* storedKeys(client: S3Client, bucket: string, before: Date): AsyncIterable<string> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket }))
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key && LastModified && LastModified < before) yield Key;
}

/** An S3-compatible bucket. An object appears whole or not at all; credentials come from the SDK's usual places. */
export const s3FileStore = ({ bucket, endpoint, region }: S3Options): FileStore => {
  const client = new S3Client({
    region,
    // Older S3-compatible stores do not know the newer checksums; the database keeps our own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  return {
    put: async (key, content) => {
      // At most 20 MB: one request with a known length, so the store keeps all or nothing.
      const body = await collect(content);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: checkKey(key), Body: body }));
      return { size: body.length, sha256: createHash('sha256').update(body).digest('hex') };
    },
    get: async (key) => {
      const reply = await client.send(new GetObjectCommand({ Bucket: bucket, Key: checkKey(key) }));
      return reply.Body as Readable;
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkKey(key) }));
    },
    sweep: async () => 0,
    keys: (before) => storedKeys(client, bucket, before),
  };
};
