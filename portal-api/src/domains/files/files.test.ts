import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { limits } from '@portal/shared-contracts';
import { downloadFile, uploadFileCall, viewFile } from '@portal/shared-contracts/files';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallDocx, smallPdf } from '../../../test/documents.ts';
import { onePixelPng } from '../../../test/pictures.ts';
import { sweep } from '../../housekeeping.ts';

const csv = Buffer.from('name,role\nClara,Archivist\n');
const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const upload = async (name: string, content: Buffer, field?: string) =>
  (await portal.signIn('customer')).upload(uploadFileCall, {
    name,
    content,
    ...(field ? { field } : {}),
  });

const rowCount = async () => (await portal.db().query('select 1 from files')).length;

describe('upload', () => {
  test.each([
    ['cv.pdf', smallPdf, 'application/pdf'],
    [
      'cv.docx',
      smallDocx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['cv.doc', oldWord, 'application/msword'],
    ['me.PNG', onePixelPng, 'image/png'],
    ['list.csv', csv, 'text/csv'],
  ])('SC-39 %s is stored with both shapes of the reply', async (name, content, mimetype) => {
    const { status, body } = await upload(name, content);
    expect(status).toBe(200);
    expect(body.file).toMatchObject({ originalname: name, size: content.length, mimetype });
    expect(body.data).toEqual({ status: true, file: body.file });
    expect(body.file.file_id).toBe(body.file.key);
  });

  test('SC-39 the field may be called image', async () => {
    expect((await upload('me.png', onePixelPng, 'image')).status).toBe(200);
    expect((await upload('me.png', onePixelPng, 'other')).status).toBe(400);
  });

  test.each(['my,cv.pdf', "clara's cv.pdf"])(
    'SC-38 the name %s is refused by the server too',
    async (name) => {
      const before = await rowCount();
      const { status, error } = await upload(name, smallPdf);
      expect(status).toBe(400);
      expect(error.message).toBe('Please do not use any commas or apostrophes in the file name!');
      expect(await rowCount()).toBe(before);
    },
  );

  test.each([
    ['a program with the name of a PDF', 'cv.pdf', Buffer.from('MZ\u0090\u0000 not a pdf')],
    ['a page with the name of a picture', 'me.png', Buffer.from('<html><script>alert(1)</script>')],
    [
      'a drawing with script',
      'me.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    [
      'a plain archive with the name of a document',
      'cv.docx',
      Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
    ],
    ['a PDF with the name of a list', 'list.csv', smallPdf],
    ['bytes with the name of a list', 'list.csv', randomBytes(400)],
    ['an unknown ending', 'run.exe', smallPdf],
    ['no ending', 'cv', smallPdf],
    ['nothing', 'cv.pdf', Buffer.alloc(0)],
    ['half an archive', 'cv.docx', smallDocx().subarray(0, 200)],
  ])('SC-43 %s is refused', async (_what, name, content) => {
    const before = await rowCount();
    expect((await upload(name, content)).status).toBe(415);
    expect(await rowCount()).toBe(before);
  });

  test('SC-43 more than 20 MB is refused, exactly 20 MB is not', async () => {
    const big = Buffer.concat([smallPdf, Buffer.alloc(limits.fileBytes - smallPdf.length)]);
    expect((await upload('big.pdf', big)).status).toBe(200);
    expect((await upload('big.pdf', Buffer.concat([big, Buffer.from('x')]))).status).toBe(413);
  });

  test('PL-65 a path in the name is dropped, and nothing of it reaches the disk', async () => {
    const { body } = await upload('../../etc/cv.pdf', smallPdf);
    expect(body.file.originalname).toBe('cv.pdf');
    expect(body.file.key).toMatch(/^[\w-]{36}$/);
  });
});

describe('reading', () => {
  test('SC-40 the owner views and downloads the very same bytes', async () => {
    const browser = await portal.signIn('customer');
    const { body } = await browser.upload(uploadFileCall, { name: 'cv.pdf', content: smallPdf });
    const { key } = body.file;
    const viewed = await browser.inject({ url: viewFile.path.replace('{key}', key) });
    const saved = await browser.inject({ url: downloadFile.path.replace('{key}', key) });
    expect(viewed.rawPayload.equals(smallPdf) && saved.rawPayload.equals(smallPdf)).toBe(true);
    expect(viewed.headers['content-disposition']).toMatch(/^inline; filename="cv.pdf"/);
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename="cv.pdf"/);
    expect(saved.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  test.each([
    ['Lebenslauf ü 履歷.pdf', 'Lebenslauf _ __.pdf'],
    ['100%; filename=other.html; 1.pdf', '100__ filename_other.html_ 1.pdf'],
  ])(
    'SC-40 the name %s survives the download, and adds nothing to its header',
    async (name, ascii) => {
      const browser = await portal.signIn('customer');
      const { body } = await browser.upload(uploadFileCall, { name, content: smallPdf });
      const saved = await browser.inject({
        url: downloadFile.path.replace('{key}', body.file.key),
      });
      const encoded = encodeURIComponent(name).replaceAll("'", '%27');
      expect(saved.headers['content-disposition']).toBe(
        `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      );
    },
  );

  test('SC-40 a type that a browser could run is never shown in the page', async () => {
    const browser = await portal.signIn('customer');
    const { body } = await browser.upload(uploadFileCall, { name: 'list.csv', content: csv });
    const viewed = await browser.inject({ url: viewFile.path.replace('{key}', body.file.key) });
    expect(viewed.headers['content-disposition']).toMatch(/^attachment/);
    expect(viewed.headers['content-security-policy']).toContain('sandbox');
  });

  test('HS-08 the logo is for everybody, also before sign-in, and cannot run script', async () => {
    const { site } = await portal.context();
    const logo = await portal.visit().inject({ url: site.settings.logo });
    expect(logo.statusCode).toBe(200);
    expect(logo.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(logo.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect((await portal.visit('acme').inject({ url: site.settings.logo })).statusCode).toBe(401);
  });
});

describe('attaching', () => {
  test('PL-28 only the own fresh upload can be attached', async () => {
    const context = await portal.context();
    const customer = portal.personId('customer');
    const stranger = portal.personId('newCustomer');
    const file = await context.files.store({ filename: 'cv.pdf', content: smallPdf }, customer);
    const attach = (owner: string, id: string) =>
      context.db.transaction((tx) =>
        context.files.attach(tx, [file], owner, { kind: 'order', id }),
      );
    await expect(attach(stranger, 'o1')).rejects.toMatchObject({ code: 'not-found' });
    expect(await attach(customer, 'o1')).toEqual([file]);
    await expect(attach(customer, 'o2')).rejects.toMatchObject({ code: 'not-found' });
    expect(await attach(customer, 'o1')).toEqual([file]);
  });

  test('PL-28 an upload that no form was sent with goes after a day, an attached one stays', async () => {
    const context = await portal.context();
    const customer = portal.personId('customer');
    const store = () => context.files.store({ filename: 'cv.pdf', content: smallPdf }, customer);
    const [lost, kept] = [await store(), await store()];
    await context.db.transaction((tx) =>
      context.files.attach(tx, [kept], customer, { kind: 'order', id: 'o9' }),
    );
    portal.clock.advance(25 * 3_600_000);
    await sweep(portal.app.portal.platform);
    expect(await context.files.find(lost.key)).toBeUndefined();
    expect(await context.files.find(kept.key)).toBeDefined();
  });
});
