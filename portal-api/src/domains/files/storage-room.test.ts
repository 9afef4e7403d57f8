import { uploadFileCall } from '@portal/shared-contracts/files';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallPdf } from '../../../test/documents.ts';
import type { DemoPerson } from '../../../seed/seeder.ts';

const MEGABYTE = 1024 * 1024;
const large = Buffer.concat([smallPdf, Buffer.alloc(MEGABYTE - smallPdf.length - 1000)]);

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

const allow = async (storage: object) => {
  await portal.app.portal.platform.database
    .platform()
    .query(
      "update sites set settings = settings || jsonb_build_object('storage', $1::jsonb) where site_id = 'northwind'",
      [JSON.stringify(storage)],
    );
  portal.app.portal.sites.forget();
};

const upload = async (person: DemoPerson, content = large) =>
  (await portal.signIn(person)).upload(uploadFileCall, { name: 'cv.pdf', content });

const storedKeys = async () => {
  const found: string[] = [];
  const future = new Date(Date.now() + 60_000);
  for await (const key of portal.platform.fileStore.keys(future)) found.push(key);
  return found.toSorted();
};

test('P-11 a person has as much room as the firm gives, and more is refused in words of the page', async () => {
  await allow({ customerMegabytes: 1, staffMegabytes: 2, siteMegabytes: 100 });
  expect((await upload('customer')).status).toBe(200);
  const before = await storedKeys();
  const refused = await upload('customer');
  expect([refused.status, refused.error.code]).toEqual([413, 'too-large']);
  expect(refused.error.message).toContain('1 MB');
  const customer = await portal.signIn('customer');
  const german = await customer.inject({
    method: 'POST',
    url: uploadFileCall.path,
    headers: {
      'x-requested-with': 'portal',
      'accept-language': 'de',
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: `--b\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n${large.toString('latin1')}\r\n--b--\r\n`,
  });
  expect(german.json().message).toContain('kein Platz mehr');
  expect(await storedKeys()).toEqual(before);
  expect((await upload('newCustomer')).status).toBe(200);
  for (const status of [200, 200, 413]) expect((await upload('writer')).status).toBe(status);
});

test('P-11 the files of everybody together have their room, too', async () => {
  await allow({ customerMegabytes: 50, staffMegabytes: 50, siteMegabytes: 3 });
  const statuses = new Set<number>();
  for (let count = 0; count < 4; count += 1) {
    const { status, error } = await upload(count % 2 === 0 ? 'customer' : 'writer');
    statuses.add(status);
    if (status === 413) expect(error.message).toContain('no room for this file at the moment');
  }
  expect(statuses).toEqual(new Set([200, 413]));
});

test('P-11 uploads at the same moment never take the same room twice', async () => {
  await allow({ customerMegabytes: 2, staffMegabytes: 2, siteMegabytes: 100 });
  const before = (await storedKeys()).length;
  const replies = await Promise.all(Array.from({ length: 6 }, () => upload('customer')));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 413, 413, 413, 413]);
  expect((await storedKeys()).length).toBe(before + 2);
});
