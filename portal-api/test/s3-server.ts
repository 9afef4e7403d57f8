import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { putWhole } from './whole-objects.ts';

/** A bucket on this machine, with the keys that the SDK asks for. */
export interface S3Server {
  bucket: string;
  endpoint: string;
  region: string;
  client: S3Client;
  close(): Promise<void>;
}

export const startS3 = async (bucket = 'portal-files'): Promise<S3Server> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  putWhole(server.store, folder);
  const { port } = await server.run();
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const endpoint = `http://127.0.0.1:${port}`;
  const region = 'us-east-1';
  return {
    bucket,
    endpoint,
    region,
    client: new S3Client({ region, endpoint, forcePathStyle: true }),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
};
