import { strToU8, zipSync } from 'fflate';
import { asOf } from '../../../../test/resumes/analysis-of.ts';
import { cleanResume } from '../../../../test/resumes/clean-resume.ts';
import { drawDocx, packDocx, paragraph } from '../../../../test/resumes/pack-docx.ts';
import { analyseResume } from '../../analyse-resume.ts';

const DAMAGED = { ok: false, failure: 'damaged' };

const analyse = (bytes: Uint8Array) => analyseResume({ source: { bytes }, asOf }, () => undefined);

const packed = (parts: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync({ 'word/document.xml': strToU8('<document/>'), ...parts }, { level: 1 });

const headers = (count: number, bytes: number): Uint8Array =>
  packed(
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`word/header${at}.xml`, new Uint8Array(bytes)]),
    ),
  );

const lying = (): Uint8Array => {
  const zip = Buffer.from(packDocx(paragraph('x'.repeat(9 * 1024 * 1024))));
  zip.writeUInt32LE(100, zip.lastIndexOf('word/document.xml') - 46 + 24);
  return zip;
};

const whole = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>';

test.each([
  ['a part beyond 8 MB', () => packDocx(paragraph('x'.repeat(9 * 1024 * 1024)))],
  ['a part that declares 100 bytes', lying],
  ['parts beyond 24 MB together', () => headers(5, 6_000_000)],
  ['more than 2,000 parts', () => headers(2000, 1)],
  ['a document type', () => packed({ 'word/document.xml': strToU8(whole) })],
  ['a tree of 450 levels', () => packDocx('<w:p>'.repeat(450) + '</w:p>'.repeat(450))],
])('RV-15 a resume with %s is damaged', async (_what, bytes) => {
  expect(await analyse(bytes())).toEqual(DAMAGED);
});

test('RV-15 an ordinary resume is read', async () => {
  expect(await analyse(drawDocx(cleanResume))).toMatchObject({ ok: true });
});
