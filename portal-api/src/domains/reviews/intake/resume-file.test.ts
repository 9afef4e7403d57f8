import { randomUUID } from 'node:crypto';
import { strToU8 } from 'fflate';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { smallDocx, smallPdf } from '../../../../test/documents.ts';
import { RESUME, sendResume, worked } from '../../../../test/reviews/send-resume.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const send = async (name: string, content: Buffer) => {
  const sent = await sendResume(portal, portal.visit(), { file: { name, content } });
  return [sent.status, sent.refusal];
};

const OLD_WORD = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('RV-10 RV-12 the content decides, and commas and apostrophes in a name turn nobody away', async () => {
  const name = "O'Brien, Vera.pdf";
  const { status, body } = await sendResume(portal, portal.visit(), {
    file: { name, content: smallDocx(RESUME) },
  });
  await worked(portal);
  const [file] = await portal
    .db()
    .query('select originalname, mimetype from files where subject_id = $1', [body.id]);
  expect([status, file]).toEqual([
    202,
    {
      originalname: 'O Brien Vera.docx',
      mimetype: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
  ]);
  expect(await send('resume', smallPdf)).toEqual([202, undefined]);
});

test('RV-11 what cannot be a resume is refused in a sentence of its own', async () => {
  const locked = Buffer.concat([OLD_WORD, Buffer.from('EncryptedPackage', 'utf16le')]);
  expect(await send('old.doc', OLD_WORD)).toEqual([415, 'resume-old-word']);
  expect(await send('locked.docx', locked)).toEqual([415, 'resume-locked']);
  expect(await send('photo.pdf', PNG)).toEqual([415, 'resume-picture']);
  expect(await send('empty.pdf', Buffer.alloc(0))).toEqual([415, 'resume-empty']);
  expect(await send('notes.pdf', Buffer.from('just words'))).toEqual([415, 'resume-kind-unknown']);
  const large = Buffer.concat([smallPdf, Buffer.alloc(5 * 1024 * 1024)]);
  expect(await send('large.pdf', large)).toEqual([413, 'resume-too-large']);
  const said = await sendResume(portal, portal.visit(), {
    file: { name: 'large.pdf', content: large },
    language: 'es',
  });
  expect(said.message).toBe('Este archivo supera los 5 MB. Guárdalo sin imágenes o pega su texto.');
  const text = async (words: string) =>
    (await sendResume(portal, portal.visit(), { fields: { text: words } })).refusal;
  expect(await text('Only a few words')).toBe('resume-too-short');
  expect(await text(' ')).toBe('resume-missing');
});

test('RV-10 Thai has no spaces between its words, and a long Thai text counts as many', async () => {
  const text = 'ฉันทำงานเป็นผู้จัดการฝ่ายขนส่งที่ท่าเรือและดูแลรถบรรทุกทุกวัน '.repeat(15);
  expect((await sendResume(portal, portal.visit(), { fields: { text } })).status).toBe(202);
});

describe('P-16 RV-15 a resume is unpacked within limits to its last part, not only where the checks read', () => {
  const xml = (body: string): Uint8Array => strToU8(`<?xml version="1.0"?>${body}`);

  test.each([
    ['a picture that unpacks to 64 MB', { 'word/media/x.bin': new Uint8Array(64 * 1024 * 1024) }],
    [
      'an entity in its settings',
      { 'word/settings.xml': xml('<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;&b;</a>') },
    ],
    [
      'more than 2,000 parts',
      Object.fromEntries(
        Array.from({ length: 2001 }, (_, part) => [`word/${part}.bin`, new Uint8Array(1)]),
      ),
    ],
  ])('%s is refused and nothing of it is kept', async (_what, parts) => {
    const kept = async () => {
      const [row] = await portal.db().query<{ n: number }>('select count(*) as n from files');
      return row?.n;
    };
    const before = await kept();
    expect(await send('resume.docx', smallDocx(RESUME, parts))).toEqual([415, 'resume-damaged']);
    expect(await kept()).toBe(before);
  });

  test('one with a picture of ordinary size is taken', async () => {
    const parts = { 'word/media/me.bin': new Uint8Array(1024 * 1024) };
    expect(await send('resume.docx', smallDocx(RESUME, parts))).toEqual([202, undefined]);
  });
});

test('RV-06 RV-54 a resume whose job could not be written leaves nothing, and is taken when it is sent again', async () => {
  const owner = portal.platform.database.owner();
  const { fileStore } = portal.platform;
  const keys: string[] = [];
  const put = jest.spyOn(fileStore, 'put').mockImplementationOnce((key, ...rest) => {
    keys.push(key);
    return fileStore.put(key, ...rest);
  });
  await owner.script('alter table review_jobs add constraint full_up check (false) not valid');
  const sending = { key: randomUUID(), file: { name: 'once.docx', content: smallDocx(RESUME) } };
  const failed = await sendResume(portal, portal.visit(), sending);
  await owner.script('alter table review_jobs drop constraint full_up');
  put.mockRestore();
  expect([failed.status, keys.length]).toEqual([500, 1]);
  const [key = ''] = keys;
  expect(await portal.db().query('select 1 from files where key = $1', [key])).toEqual([]);
  await expect(fileStore.get(key)).rejects.toThrow();
  expect((await sendResume(portal, portal.visit(), sending)).status).toBe(202);
});
