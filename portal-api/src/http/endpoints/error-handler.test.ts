import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test.each([
  ['en', 'Not Found'],
  ['de', 'Nicht gefunden'],
])('SC-34 SC-54 an unknown call is refused like any other, in %s', async (language, message) => {
  const headers = { 'accept-language': language };
  const reply = await portal.visit().inject({ url: '/api/nothing/here', headers });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({
    status: false,
    code: 'not-found',
    message,
    error: message,
    refusal: { code: 'page-unknown', params: {} },
  });
});
