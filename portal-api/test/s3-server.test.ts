import { request } from 'node:http';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { startS3, type S3Server } from './s3-server.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  s3.client.destroy();
  await s3.close();
});

const KEY = 'a/b.js';
const [OLD, NEW] = ['old '.repeat(50_000), 'new '.repeat(50_000)];

const read = async (): Promise<string | undefined> => {
  const { Body } = await s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: KEY }));
  return Body?.transformToString();
};

test('PL-05 whoever reads an object while it is put gets its old bytes, and the new ones at once after the answer', async () => {
  await s3.client.send(new PutObjectCommand({ Bucket: s3.bucket, Key: KEY, Body: OLD }));
  expect(await read()).toBe(OLD);
  const put = request(`${s3.endpoint}/${s3.bucket}/${KEY}`, {
    method: 'PUT',
    headers: { 'content-length': NEW.length },
  });
  const answered = new Promise<number | undefined>((resolve, reject) =>
    put.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject),
  );
  put.write(NEW.slice(0, NEW.length / 2));
  for (let times = 0; times < 5; times += 1) expect(await read()).toBe(OLD);
  put.end(NEW.slice(NEW.length / 2));
  expect(await answered).toBe(200);
  expect(await read()).toBe(NEW);
});
