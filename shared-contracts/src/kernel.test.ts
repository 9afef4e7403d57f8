import { z } from 'zod';
import {
  buildRequest,
  callApi,
  chooseLanguage,
  configureApi,
  currencySymbols,
  defineEndpoint,
  extractMessages,
  fileNameProblem,
  role,
  toMajor,
  toMinor,
  ApiError,
} from './index.ts';
import { routes } from './remote/index.ts';
import { clearStubs, stubApi, RefusedReply } from './testing/index.ts';

const getThing = defineEndpoint({
  method: 'GET',
  path: '/api/things/{id}/{service?}',
  access: 'signed-in',
  summary: 'One thing',
  input: z.object({
    id: z.string(),
    service: z.string().optional(),
    page: z.coerce.number().optional(),
  }),
  output: z.object({ status: z.literal(true), name: z.string() }),
});

const saveThing = defineEndpoint({
  method: 'POST',
  path: '/api/things/{id}',
  access: 'signed-in',
  summary: 'Save a thing',
  input: z.object({ id: z.string(), name: z.string() }),
  output: z.object({ status: z.literal(true) }),
});

afterEach(() => clearStubs());

test('SC-01 BO-01 roles are exactly user, writer, reviewer and the admin who runs the firm', () => {
  expect(role.options).toEqual(['user', 'writer', 'reviewer', 'admin']);
});

test('SC-30 SC-31 a call is sent with credentials and its reply carries the status code', async () => {
  const seen: Request[] = [];
  configureApi({
    origin: 'http://localhost',
    fetch: async (request, init) => {
      seen.push(new Request(request as Request, init));
      return Response.json({ status: true, name: 'A', secret: 'x' });
    },
  });
  const reply = await callApi(getThing, { id: 'a/b', page: 2 });
  expect(reply).toEqual({ status: true, name: 'A', status_code: 200 });
  expect(seen[0]?.url).toBe('http://localhost/api/things/a%2Fb?page=2');
  expect(seen[0]?.credentials).toBe('include');
  expect(seen[0]?.headers.get('x-requested-with')).toBe('portal');
});

test('SC-32 a 401 of any call reaches the one handler', async () => {
  const onUnauthorized = jest.fn();
  stubApi(getThing, () => {
    throw new RefusedReply('not-signed-in', 'Please sign in');
  });
  configureApi({ onUnauthorized });
  await expect(callApi(getThing, { id: '1' })).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('SC-33 a call without an answer says Timeout!', async () => {
  configureApi({
    origin: 'http://localhost',
    fetch: () => Promise.reject(new TypeError('network')),
  });
  await expect(callApi(getThing, { id: '1' })).rejects.toMatchObject({
    code: 'timeout',
    message: 'Timeout!',
  });
});

test('SC-34 the first found of message, data.message, data.error, error, errors is shown', () => {
  expect(extractMessages({ message: 'a', data: { message: 'b' } })).toEqual(['a']);
  expect(extractMessages({ data: { message: 'b', error: 'c' }, error: 'd' })).toEqual(['b']);
  expect(extractMessages({ data: { error: 'c' }, error: 'd' })).toEqual(['c']);
  expect(extractMessages({ error: 'd', errors: { x: 'e' } })).toEqual(['d']);
});

test('HS-67 a refused password is read from password_error where the server has no other word', () => {
  expect(extractMessages({ status: false, password_error: 'Too common' })).toEqual(['Too common']);
  expect(extractMessages({ errors: { password: 'a' }, password_error: 'b' })).toEqual(['a']);
});

test('SC-35 an object of errors lists its values', () => {
  expect(extractMessages({ errors: { name: 'No name', email: ['Bad', 'Worse'] } })).toEqual([
    'No name',
    'Bad',
    'Worse',
  ]);
});

test('SC-36 a failure without words falls back', async () => {
  expect(extractMessages({})).toEqual(['Please Try Again Later!']);
  stubApi(saveThing, () => {
    throw new RefusedReply('unexpected', '');
  });
  const error = await callApi(saveThing, { id: '1', name: 'x' }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).message).toBe('Please Try Again Later!');
});

test('SC-38 file names with a comma or an apostrophe are refused', () => {
  expect(fileNameProblem('my cv.pdf')).toBeUndefined();
  for (const name of ['a,b.pdf', "it's.pdf"]) {
    expect(fileNameProblem(name)).toBe(
      'Please do not use any commas or apostrophes in the file name!',
    );
  }
});

test('SC-50 the five card currencies have exactly the specified symbols', () => {
  expect(currencySymbols).toMatchObject({ usd: '$', cad: 'C$', aud: 'A$', gbp: '£', eur: '€' });
});

test('SC-53 minor units round half up and keep currencies without decimals whole', () => {
  expect(toMinor(10.005, 'usd')).toBe(1001);
  expect(toMajor(toMinor(19.99, 'eur'), 'eur')).toBe(19.99);
  expect(toMinor(5000, 'ugx')).toBe(5000);
});

test('SC-54 the first supported language wins and English is the fallback', () => {
  expect(chooseLanguage(null, 'de-AT', 'en')).toBe('de');
  expect(chooseLanguage('xx')).toBe('en');
});

test('a reply that breaks the contract is refused', async () => {
  configureApi({ origin: 'http://localhost', fetch: async () => Response.json({ status: true }) });
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(callApi(getThing, { id: '1' })).rejects.toMatchObject({ code: 'bad-answer' });
  expect(silence).toHaveBeenCalled();
});

test('paths, queries and bodies are built from one input', () => {
  expect(buildRequest(getThing, { id: '1' })).toEqual({
    path: '/api/things/1',
    query: {},
    body: undefined,
  });
  expect(buildRequest(saveThing, { id: '1', name: 'n' })).toEqual({
    path: '/api/things/1',
    query: {},
    body: { name: 'n' },
  });
  expect(() => buildRequest(getThing, {})).toThrow('needs "id"');
});

test('HS-21 addresses are built with their parameters and query', () => {
  expect(routes.questionnaire({ id: 'o1', questionnaire_id: 'q' })).toBe(
    '/orders/questionnaire/o1/q',
  );
  expect(routes.checkout({}, { item: 'p 1', coupon: undefined })).toBe('/checkout?item=p+1');
});
