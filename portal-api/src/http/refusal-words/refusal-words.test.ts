import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { login } from '@portal/shared-contracts/auth';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { de } from './de.ts';
import { wordRefusal } from './word-refusal.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test('SC-34 SC-54 a refusal is worded in the language that the call asks for', async () => {
  const customer = await portal.signIn('customer');
  const said = async (language: string) => {
    const headers = { 'accept-language': language };
    return (await customer.call(getCustomerOrder, { id: 'nowhere' }, { headers })).body;
  };
  expect(await said('en')).toMatchObject({ message: 'This order does not exist.' });
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

test('SC-54 two sentences are worded one by one, and what nobody translated stays as it is', () => {
  const declined = 'Your card has expired. Your money is on its way back.';
  expect(wordRefusal(declined, 'de')).toBe(
    'Ihre Karte ist abgelaufen. Ihr Geld ist auf dem Weg zurück.',
  );
  expect(wordRefusal('Your card has expired. Call 555.', 'de')).toBe(
    'Your card has expired. Call 555.',
  );
});

const source = path.join(import.meta.dirname, '../..');

// Read by whoever runs the server, or by another program, never on a page.
const NOT_ON_A_PAGE =
  /commands|\/cli\/|\/releases\/|sandbox|\.test\.|isolation|checkout\/custom|website\//;

const programs = new Set([
  'Domain not registered',
  'Nothing was chosen.',
  'Please send the file as a form.',
  'The message is empty.',
  'The order in path and body differ.',
  'The review has no such finding.',
  'The signature of this message is not right.',
  'This call cannot be prefetched.',
  'This call must come from the portal itself.',
  'This call needs an idempotency key.',
  'This identifier is taken.',
  'This site has no checkout of its own.',
  'A rejection needs a reason.',
]);

test('SC-54 every sentence of a refusal that a person can meet is translated', () => {
  const missing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !NOT_ON_A_PAGE.test(`/${file}`))
    .flatMap((file) => [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(
        /new AppError\(\s*'[a-z-]+',\s*(?:'([^']+)'|"([^"]+)")/g,
      ),
    ])
    .map(([, single, double]) => single ?? double ?? '')
    .filter((sentence) => !(sentence in de) && !programs.has(sentence));
  expect(missing).toEqual([]);
});
