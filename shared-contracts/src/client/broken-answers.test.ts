import { z } from 'zod';
import { callApi, configureApi, defineEndpoint } from '../index.ts';

const getThing = defineEndpoint({
  method: 'GET',
  path: '/api/thing',
  access: 'signed-in',
  summary: 'One thing',
  input: z.object({}),
  output: z.object({ name: z.string() }),
});
const saveThing = defineEndpoint({ ...getThing, method: 'POST', summary: 'Saves a thing' });

const page = globalThis as { portalReads?: Record<string, unknown> };
const timeout = { code: 'timeout', message: 'Timeout!' };

/** An answer whose headers and first bytes are here, and whose rest is up to `pull`. */
const begun = (pull: (rest: ReadableStreamDefaultController) => void): Response => {
  let isBegun = false;
  const body = new ReadableStream({
    pull: (rest) => {
      if (isBegun) return pull(rest);
      isBegun = true;
      rest.enqueue(new TextEncoder().encode('{"name":'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
};
const broken = (): Response => begun((rest) => rest.error(new TypeError('connection lost')));
const stalled = (): Response => begun(() => undefined);

const answerWith = (answer: () => Response): void =>
  configureApi({ origin: 'http://localhost', timeout: 30, fetch: async () => answer() });

// An early answer is used for some seconds only.
beforeEach(() => jest.spyOn(performance, 'now').mockReturnValue(1_000));
afterEach(() => delete page.portalReads);

test.each([
  ['breaks off', broken],
  ['stalls', stalled],
])('SC-33 an answer that %s after its headers is no answer', async (_, answer) => {
  answerWith(answer);
  await expect(callApi(getThing, {})).rejects.toMatchObject(timeout);
  await expect(callApi(saveThing, {})).rejects.toMatchObject(timeout);
});

test.each([
  ['broke off', broken],
  ['stalls', stalled],
])('SC-33 PL-50 an early answer that %s after its headers is asked for again', async (_, early) => {
  answerWith(() => Response.json({ name: 'asked' }));
  page.portalReads = { '/api/thing': Promise.resolve(early()) };
  expect(await callApi(getThing, {})).toMatchObject({ name: 'asked' });
});
