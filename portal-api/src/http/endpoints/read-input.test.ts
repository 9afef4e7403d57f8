import { type Language, portalHeaders } from '@portal/shared-contracts';
import { login, resetPassword } from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const words: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: [
    'This is not a valid email address.',
    'Please fill this in.',
    'Please enter at least 8 characters.',
  ],
  de: [
    'Das ist keine gültige E-Mail-Adresse.',
    'Bitte füllen Sie das aus.',
    'Bitte geben Sie mindestens 8 Zeichen ein.',
  ],
  it: [
    'Questo non è un indirizzo email valido.',
    'Compila questo campo.',
    'Inserisci almeno 8 caratteri.',
  ],
  ru: [
    'Это неверный адрес электронной почты.',
    'Заполните это поле.',
    'Введите не менее 8 символов.',
  ],
  es: ['Este correo no es válido.', 'Completa este campo.', 'Escribe al menos 8 caracteres.'],
  th: ['อีเมลนี้ไม่ถูกต้อง', 'โปรดกรอกช่องนี้', 'กรอกอย่างน้อย 8 ตัวอักษร'],
};

test.each(Object.entries(words))(
  'SC-35 SC-54 wrong input is refused with sentences in %s, not with the words of the checker',
  async (language, [noEmail, missing, tooShort]) => {
    const headers = { 'accept-language': language };
    const browser = portal.visit();
    const wrong = await browser.call(login, { email: 'nobody', password: '' }, { headers });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({
      status: false,
      code: 'bad-input',
      message: noEmail,
      error: noEmail,
      errors: { email: noEmail, password: missing },
      refusal: { code: 'field-no-email', params: {} },
    });
    const short = { code: 'c'.repeat(43), password: 'short' };
    expect((await browser.call(resetPassword, short, { headers })).body).toMatchObject({
      message: tooShort,
      error: tooShort,
      errors: { password: tooShort },
      refusal: { code: 'field-too-short', params: { count: 8 } },
    });
  },
);

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const values = (count: number): string => Array.from({ length: count }, () => '1').join();
const named = (count: number): string =>
  Array.from({ length: count }, (_, at) => `"k${at}":1`).join();

test.each([
  ['values nested without end', `{"email":${nested(60_000)}}`, 'request-unreadable'],
  ['a list without end', `{"email":[${values(100_000)}]}`, 'request-unreadable'],
  ['names without end', `{${named(60_000)}}`, 'request-unreadable'],
  ['an object of six thousand names', `{"a":[{${named(6000)}}]}`, 'request-unreadable'],
  [
    'a list without end after a quoted quote',
    `{"a":"\\\\\\"","b":[${values(100_000)}]}`,
    'request-unreadable',
  ],
  ['half a character', '{"email":"a@example.com","password":"\\ud800"}', 'text-not-storable'],
  ['a name with half a character', '{"\\udc00":1}', 'text-not-storable'],
  ['U+0000', '{"email":"a@example.com","password":"\\u0000"}', 'text-not-storable'],
])('PL-65 %s are refused before anybody works with them', async (_what, payload, code) => {
  const reply = await portal.visit().inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'portal' },
    payload,
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ refusal: { code } });
});

test('PL-65 a long text is not taken for many values, whatever stands in it', async () => {
  const text = '\\",[{'.repeat(30_000);
  const reply = await portal.visit().inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'portal' },
    payload: JSON.stringify({ email: 'nobody', password: text }),
  });
  expect(reply.json()).toMatchObject({ refusal: { code: 'field-no-email' } });
});

test.each([
  ['a list', 'application/json', '[]', '400 request-unreadable'],
  ['nothing', 'application/json', 'null', '400 request-unreadable'],
  ['a text of JSON', 'application/json', '"x"', '400 request-unreadable'],
  ['plain text', 'text/plain', '{}', '415 content-kind-unknown'],
  ['a form with files', 'multipart/form-data; boundary=x', '--x--', '415 content-kind-unknown'],
])(
  'PL-65 %s instead of an object of JSON is refused, also where a call needs no field',
  async (_what, type, payload, refused) => {
    const customer = await portal.signIn('customer');
    const url = '/api/profile/sessions/end-others';
    const headers = { ...portalHeaders(), 'content-type': type };
    const reply = await customer.inject({ method: 'POST', url, headers, payload });
    expect(`${reply.statusCode} ${reply.json().refusal?.code}`).toBe(refused);
  },
);

test('PL-65 no body at all is an empty object', async () => {
  const customer = await portal.signIn('customer');
  const url = '/api/profile/sessions/end-others';
  const reply = await customer.inject({ method: 'POST', url, headers: portalHeaders() });
  expect(reply.statusCode).toBe(200);
});
