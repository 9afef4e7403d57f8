import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@portal/shared-contracts';
import { login } from '@portal/shared-contracts/auth';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { operatorRefusals, refusals, type RefusalTable } from '@portal/shared-contracts/refusals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { wordRefusal } from './words.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const source = path.join(import.meta.dirname, '../..');
const contracts = path.join(source, '../../shared-contracts/src');
const locale = (name: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'locales', `${name}.json`), 'utf8')) as {
    refusals: Record<string, string>;
  };

const namesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].toSorted();

const paramsOf = (table: RefusalTable): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(table).map(([code, { params }]) => [code, Object.keys(params ?? {}).toSorted()]),
  );

// Which plural forms a language needs is a question of `pnpm verify`.
const worded = (words: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key.replace(/_(one|few|many|other)$/, ''),
      namesIn(text),
    ]),
  );

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
  expect(await said('de-AT,de;q=0.9')).toMatchObject({ message: 'Diesen Auftrag gibt es nicht.' });
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
  expect(worded(locale(language).refusals)).toEqual(paramsOf(refusals));
});

test('SC-54 what only the command line refuses has its words in English', () => {
  expect(worded(locale('operators').refusals)).toEqual(paramsOf(operatorRefusals));
});

test('SC-34 each refusal is thrown somewhere', () => {
  const code = [source, contracts]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|refusals\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const idle = Object.keys({ ...refusals, ...operatorRefusals }).filter(
    (known) => !code.includes(`'${known}'`),
  );
  expect(idle).toEqual([]);
});

test('SC-54 a name in a sentence is only a name, whatever it looks like', () => {
  const name = '$t(refusals.order-unknown) {{words}} <b>&';
  const sentence = { code: 'file-kind-unwanted', params: { name, endings: 'pdf' } };
  expect(wordRefusal(sentence, 'en')).toBe(`${name} is not one of: pdf`);
  expect(wordRefusal({ code: 'of-tomorrow', params: {} }, 'de')).toBe(
    'Bitte versuchen Sie es später noch einmal!',
  );
});
