import { uploadFileCall } from '@portal/shared-contracts/files';
import { strToU8, zipSync } from 'fflate';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallDocx } from '../../../test/documents.ts';
import type { TestClient } from '../../../test/test-client.ts';

let portal: TestApp;
let customer: TestClient;
beforeAll(async () => {
  portal = await createTestApp();
  customer = await portal.signIn('customer');
});
afterAll(() => portal.close());

const upload = (name: string, content: Buffer) =>
  customer.upload(uploadFileCall, { name, content });

describe('P-16 RV-15 an Office file is unpacked within limits, whatever it declares', () => {
  const xml = (body: string): Uint8Array => strToU8(`<?xml version="1.0"?>${body}`);

  test.each([
    ['a part that unpacks to 64 MB', { 'word/big.xml': new Uint8Array(64 * 1024 * 1024) }],
    [
      'parts that unpack to 30 MB together',
      Object.fromEntries(
        Array.from({ length: 5 }, (_, part) => [`word/${part}.bin`, new Uint8Array(6_000_000)]),
      ),
    ],
    [
      'more than 2,000 parts',
      Object.fromEntries(
        Array.from({ length: 2001 }, (_, part) => [`word/${part}.bin`, new Uint8Array(1)]),
      ),
    ],
    ['an entity', { 'word/a.xml': xml('<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]><a>&b;&b;</a>') }],
    [
      'a tree of a thousand levels',
      { 'word/a.xml': xml('<a>'.repeat(1000) + '</a>'.repeat(1000)) },
    ],
    ['a tree of 401 levels', { 'word/a.xml': xml('<a>'.repeat(401) + '</a>'.repeat(401)) }],
    ['XML that nobody can read', { 'word/a.xml': xml('<a><b></a>') }],
  ])('%s is refused', async (_what, parts) => {
    expect((await upload('cv.docx', smallDocx('Hello', parts))).status).toBe(415);
  });

  test('a part that declares 100 bytes and unpacks to 64 MB is refused', async () => {
    const bomb = smallDocx('Hello', { 'word/big.bin': new Uint8Array(64 * 1024 * 1024) });
    const local = bomb.lastIndexOf(Buffer.from('504b0304', 'hex'));
    const directory = bomb.lastIndexOf(Buffer.from('504b0102', 'hex'));
    bomb.writeUInt32LE(100, local + 22);
    bomb.writeUInt32LE(100, directory + 24);
    expect((await upload('cv.docx', bomb)).status).toBe(415);
  });

  test('too many parts are refused by their count, before anything walks through them', async () => {
    const parts = Array.from({ length: 2001 }, (_, part) => [
      `word/${part}.bin`,
      new Uint8Array(1),
    ]);
    const reply = await upload('cv.docx', Buffer.from(zipSync(Object.fromEntries(parts))));
    expect(reply.body).toMatchObject({ refusal: { code: 'file-unreadable' } });
  });

  test('an ordinary document is taken', async () => {
    expect((await upload('cv.docx', smallDocx())).status).toBe(200);
    const levels = { 'word/a.xml': xml('<a>'.repeat(400) + '</a>'.repeat(400)) };
    expect((await upload('deep.docx', smallDocx('Hello', levels))).status).toBe(200);
  });
});
