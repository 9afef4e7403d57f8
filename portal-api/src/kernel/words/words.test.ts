import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@portal/shared-contracts';
import { login } from '@portal/shared-contracts/auth';
import { notices } from '@portal/shared-contracts/notices';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { operatorRefusals, refusals } from '@portal/shared-contracts/refusals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { namesIn, namesOfEach, readBundle, textsOf } from '../../../test/words/bundles.ts';
import { type MailCode, mailFacts, mails } from '../mails/mails.ts';
import { papers } from './papers.ts';
import { wordRefusal } from './words.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const source = path.join(import.meta.dirname, '../..');
const seed = path.join(source, '../seed');
const contracts = path.join(source, '../../shared-contracts/src');
const paramsOf = (
  table: Readonly<Record<string, { error?: string; params?: object }>>,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(table).map(([code, { params }]) => [code, Object.keys(params ?? {}).toSorted()]),
  );

const paramsOfMail = (code: string): readonly string[] => mails[code as MailCode].params;

test('SC-34 SC-54 a refusal is worded in the language that the call asks for', async () => {
  const customer = await portal.signIn('customer');
  const said = async (language: string) => {
    const headers = { 'accept-language': language };
    return (await customer.call(getCustomerOrder, { id: 'nowhere' }, { headers })).body;
  };
  expect(await said('en')).toMatchObject({
    code: 'not-found',
    message: 'This order does not exist.',
    refusal: { code: 'order-unknown', params: {} },
  });
  expect(await said('de-AT,de;q=0.9')).toMatchObject({
    message: 'Diesen Auftrag gibt es nicht.',
  });
  expect(await said('th')).toMatchObject({ message: 'ไม่พบคำสั่งซื้อนี้' });
  expect(await said('fr')).toMatchObject({ message: 'This order does not exist.' });
});

test('HS-53 SC-54 wrong credentials are refused in the language of the page', async () => {
  const reply = await portal
    .visit()
    .call(
      login,
      { email: 'customer@example.com', password: 'wrong' },
      { headers: { 'accept-language': 'de' } },
    );
  expect(reply.status).toBe(401);
  expect(reply.body).toMatchObject({ message: 'E-Mail oder Passwort ist falsch' });
});

test.each(languages)('SC-54 every refusal has its words and its parameters in %s', (language) => {
  expect(namesOfEach(readBundle(language).refusals)).toEqual(paramsOf(refusals));
});

test('SC-54 what only the command line refuses has its words in English', () => {
  expect(namesOfEach(readBundle('operators').refusals)).toEqual(paramsOf(operatorRefusals));
});

test.each(languages)('SC-54 every notice has its words and its parameters in %s', (language) => {
  // Module and service stand inside the sentence of its step.
  const { title: _title, service: _service, ...step } = notices['customer-step'].params;
  const named = { 'customer-step': { params: step }, 'writer-step': { params: step } };
  expect(namesOfEach(readBundle(language).notices)).toEqual(paramsOf({ ...notices, ...named }));
});

test.each(languages)('SC-54 every mail has its parts, words and parameters in %s', (language) => {
  const { hello, facts, ...rest } = readBundle(language).mails;
  expect(namesIn(String(hello))).toEqual(['name']);
  expect(Object.keys(facts ?? {})).toEqual(mailFacts);
  expect(
    Object.entries(rest).map(([code, parts]) => ({
      code,
      parts: Object.keys(parts).toSorted(),
      // The greeting names the person.
      unknown: namesIn(Object.values(parts).join()).filter(
        (name) => !paramsOfMail(code).includes(name),
      ),
      unnamed: paramsOfMail(code).filter(
        (name) => name !== 'name' && !namesIn(Object.values(parts).join()).includes(name),
      ),
    })),
  ).toEqual(
    Object.entries(mails).map(([code, { parts }]) => ({
      code,
      parts: ['subject', 'text', ...parts].toSorted(),
      unknown: [],
      unnamed: [],
    })),
  );
});

test.each(languages)('SC-54 every word of a paper has its parameters in %s', (language) => {
  expect(namesOfEach(readBundle(language).papers)).toEqual(papers);
});

const lettersOf = (text: string): string =>
  text.replaceAll(/\{\{\w+\}\}|SHA-256/g, '').replaceAll(/[^\p{L}]/gu, '');

// Words that are spelled like the English ones.
const alike: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['mails.facts.browser', 'mails.facts.system', 'papers.status'],
  it: ['mails.facts.browser'],
  es: ['papers.total'],
};
const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
};

test.each(languages.filter((one) => one !== 'en'))(
  'SC-54 nothing is left English in %s',
  (language) => {
    const english = new Map(textsOf(readBundle('en')));
    const left = textsOf(readBundle(language)).filter(
      ([key, text]) =>
        lettersOf(text) !== '' &&
        (english.get(key) === text || !(scripts[language] ?? /./u).test(text)),
    );
    expect(left.map(([key]) => key)).toEqual(alike[language] ?? []);
  },
);

test('SC-34 SC-54 each refusal is thrown somewhere, each notice is told, each mail is sent, each word of a paper is printed', () => {
  const code = [source, contracts, seed]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter(
      (file) =>
        file.endsWith('.ts') && !/\.test\.ts$|(refusals|notices|mails|papers)\.ts$/.test(file),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const idle = Object.keys({
    ...refusals,
    ...operatorRefusals,
    ...notices,
    ...mails,
    ...papers,
  }).filter((known) => !code.includes(`'${known}'`));
  // `news` is what a newer server's notice turns into, and that is said where notices are read.
  expect(idle).toEqual(['news']);
});

test('SC-54 a name in a sentence is only a name, whatever it looks like', () => {
  const name = '$t(refusals.order-unknown) {{words}} <b>&';
  const sentence = { code: 'file-kind-unwanted', params: { name, endings: 'pdf' } };
  expect(wordRefusal(sentence, 'en')).toBe(`${name} is not one of: pdf`);
  expect(wordRefusal({ code: 'of-tomorrow', params: {} }, 'de')).toBe(
    'Bitte versuchen Sie es später noch einmal!',
  );
});
