import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openS3 } from '../../adapters/open-s3.ts';
import { readConfig } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-store-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const inFile = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, `${text}\n`);
  return file;
};

test("P-02 the store's account comes from files too, and its client signs with it", async () => {
  const { s3 } = readConfig({
    S3_BUCKET: 'files',
    AWS_ACCESS_KEY_ID_FILE: inFile('id', 'from-a-file'),
    AWS_SECRET_ACCESS_KEY_FILE: inFile('secret', 'secret-of-a-file'),
  });
  const client = openS3(s3 ?? { endpoint: undefined, region: '' });
  expect(await client.config.credentials()).toMatchObject({
    accessKeyId: 'from-a-file',
    secretAccessKey: 'secret-of-a-file',
  });
});

test('P-02 half an account of the store is said at the start', () => {
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
    expect(() => readConfig({ S3_BUCKET: 'files', [name]: 'half' })).toThrow(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
});
