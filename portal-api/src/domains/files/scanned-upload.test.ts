import { uploadFileCall, viewFile } from '@portal/shared-contracts/files';
import { updateProfileImage } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallPdf } from '../../../test/documents.ts';
import { onePixelPng } from '../../../test/pictures.ts';
import { type FakeClamd, fakeClamd, EICAR } from '../../../test/safety/fake-clamd.ts';

let scanner: FakeClamd;
let portal: TestApp;
beforeAll(async () => {
  scanner = await fakeClamd();
  portal = await createTestApp({ config: { SCANNER_URL: scanner.url } });
});
afterAll(async () => {
  await portal.close();
  await scanner.close();
});
beforeEach(() => scanner.behave('answers'));

const infected = Buffer.concat([smallPdf, EICAR]);

const upload = async (content: Buffer) =>
  (await portal.signIn('customer')).upload(uploadFileCall, { name: 'cv.pdf', content });

const rows = async () => (await portal.db().query('select 1 from files')).length;

const keys = async (): Promise<number> => {
  let found = 0;
  for await (const _key of portal.platform.fileStore.keys(new Date(Date.now() + 60_000)))
    found += 1;
  return found;
};

test('PL-28 a harmful file is refused with a sentence, and neither its bytes nor its name are kept', async () => {
  const clean = await upload(smallPdf);
  expect(clean.status).toBe(200);
  const before = [await rows(), await keys()];
  const refused = await upload(infected);
  expect(refused.status).toBe(422);
  expect(refused.error).toMatchObject({ refusal: { code: 'file-infected' } });
  expect(refused.error.message).toMatch(/harmful/);
  expect([await rows(), await keys()]).toEqual(before);
  const customer = await portal.signIn('customer');
  expect((await customer.call(viewFile, { key: clean.body.file.key })).status).toBe(200);
  expect(scanner.seen.some((content) => content.equals(infected))).toBe(true);
  expect(portal.logged.filter(({ message }) => message === 'a harmful file was refused')).toEqual([
    expect.objectContaining({ details: expect.objectContaining({ security: true }) }),
  ]);
});

test('PL-28 a picture of a person is looked into as well', async () => {
  const customer = await portal.signIn('customer');
  const content = Buffer.concat([onePixelPng, EICAR]);
  const refused = await customer.upload(updateProfileImage, { name: 'me.png', content });
  expect(refused.error).toMatchObject({ refusal: { code: 'file-infected' } });
});

test('PL-28 while nobody can look into files none is kept, all else goes on, and later the same file is taken', async () => {
  const before = [await rows(), await keys()];
  scanner.behave('cuts');
  const refused = await upload(smallPdf);
  expect(refused.status).toBe(503);
  expect(refused.error).toMatchObject({ refusal: { code: 'scanner-silent' } });
  expect([await rows(), await keys()]).toEqual(before);
  portal.clock.advance(1500);
  const ready = await portal.visit().inject({ url: '/readyz', method: 'GET' });
  expect(ready.statusCode).toBe(200);
  expect(JSON.parse(ready.body)).toMatchObject({ status: 'ready', checks: { scanner: 'failed' } });
  const metrics = await portal.app.portal.metrics.metrics();
  expect(metrics).toMatch(/portal_files_scanned_total\{result="failed"\} 1\b/);
  scanner.behave('answers');
  expect((await upload(smallPdf)).status).toBe(200);
  portal.clock.advance(1500);
  const again = await portal.visit().inject({ url: '/readyz', method: 'GET' });
  expect(JSON.parse(again.body)).toMatchObject({ checks: { scanner: 'ok' } });
});
