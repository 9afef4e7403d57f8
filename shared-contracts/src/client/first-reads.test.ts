import { z } from 'zod';
import {
  callApi,
  configureApi,
  defineEndpoint,
  forgetFirstReads,
  readAhead,
  sendForm,
} from '../index.ts';
import { sendRemoteReports } from '../remote/reports.ts';

const getThing = defineEndpoint({
  method: 'GET',
  path: '/api/things/{id}',
  access: 'signed-in',
  summary: 'One thing',
  input: z.object({ id: z.string(), page: z.coerce.number().optional() }),
  output: z.object({ name: z.string() }),
});
const saveThing = defineEndpoint({
  method: 'POST',
  path: '/api/things/{id}',
  access: 'signed-in',
  summary: 'Saves a thing',
  input: z.object({ id: z.string() }),
  output: z.object({}),
});

const page = globalThis as { portalReads?: Record<string, unknown> };
const reply = (name: string, status = 200): Response => Response.json({ name }, { status });
let asked: string[];

beforeEach(() => {
  asked = [];
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  configureApi({
    origin: 'http://localhost',
    fetch: async (input) => {
      asked.push(new URL((input as Request).url).pathname);
      return reply('asked');
    },
  });
});
afterEach(() => delete page.portalReads);

test('PL-50 an answer that the page asked for early is taken once and by its whole address', async () => {
  page.portalReads = { '/api/things/7?page=2': Promise.resolve(reply('early')) };
  expect(await callApi(getThing, { id: '7', page: 1 })).toMatchObject({ name: 'asked' });
  expect(await callApi(getThing, { id: '7', page: 2 })).toEqual({
    name: 'early',
    status_code: 200,
  });
  expect(await callApi(getThing, { id: '7', page: 2 })).toMatchObject({ name: 'asked' });
  expect(asked).toHaveLength(2);
});

test.each([
  ['refused', Promise.resolve(reply('early', 503))],
  ['lost', Promise.resolve(undefined)],
])('PL-50 an early answer that was %s is asked for again', async (_, read) => {
  page.portalReads = { '/api/things/7': read };
  expect(await callApi(getThing, { id: '7' })).toMatchObject({ name: 'asked' });
});

test('PL-50 nothing early is used after something was changed, or late', async () => {
  page.portalReads = { '/api/things/7': Promise.resolve(reply('early')) };
  await callApi(saveThing, { id: '7' });
  expect(await callApi(getThing, { id: '7' })).toMatchObject({ name: 'asked' });
  page.portalReads = { '/api/things/7': Promise.resolve(reply('early')) };
  jest.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(await callApi(getThing, { id: '7' })).toMatchObject({ name: 'asked' });
});

test('PL-52 a read that was started ahead is asked once, used once, and not after five seconds', async () => {
  readAhead('/api/things/7');
  readAhead('/api/things/7');
  expect(await callApi(getThing, { id: '7' })).toMatchObject({ name: 'asked' });
  expect(asked).toEqual(['/api/things/7']);
  await callApi(getThing, { id: '7' });
  expect(asked).toHaveLength(2);
  readAhead('/api/things/7');
  jest.spyOn(performance, 'now').mockReturnValue(6_001);
  await callApi(getThing, { id: '7' });
  expect(asked).toHaveLength(4);
});

test('PL-52 nothing started ahead is used after something was changed', async () => {
  readAhead('/api/things/7');
  await callApi(saveThing, { id: '7' });
  await callApi(getThing, { id: '7' });
  expect(asked).toHaveLength(3);
});

test('PL-52 CR-01 what was started ahead stays while the page says how it fares', async () => {
  configureApi({
    fetch: async (input) => {
      asked.push(new URL((input as Request).url).pathname);
      return Response.json({ name: 'asked', status: true });
    },
  });
  readAhead('/api/things/7');
  const report = { remote: 'mfe-orders', release: '1.0.0', cause: 'loaded' } as const;
  await callApi(sendRemoteReports, { reports: [report] });
  await callApi(getThing, { id: '7' });
  expect(asked).toEqual(['/api/things/7', '/api/remotes/reports']);
});

/** A server whose change happens when the test lets it, after it has answered a read ahead. */
const serveChange = () => {
  let name = 'before';
  const read = Promise.withResolvers<void>();
  const change = Promise.withResolvers<Response>();
  configureApi({
    fetch: async (input) => {
      if ((input as Request).method === 'POST') return change.promise;
      read.resolve();
      return reply(name);
    },
  });
  const happens = async (): Promise<void> => {
    readAhead('/api/things/7');
    await read.promise;
    name = 'after';
  };
  return { happens, answer: change.resolve, fail: change.reject };
};

test.each(['answered', 'lost'])(
  'PL-52 HS-70 nothing started ahead while a change was under way is used after it: its reply is %s',
  async (fate) => {
    const { happens, answer, fail } = serveChange();
    const saved = callApi(saveThing, { id: '7' }).catch(() => undefined);
    await happens();
    if (fate === 'lost') fail(new TypeError('Failed to fetch'));
    else answer(Response.json({}));
    await saved;
    expect(await callApi(getThing, { id: '7' })).toMatchObject({ name: 'after' });
  },
);

test('PL-52 HS-70 nothing started ahead is used after news of a change', async () => {
  const { happens } = serveChange();
  await happens();
  forgetFirstReads();
  expect(await callApi(getThing, { id: '7' })).toMatchObject({ name: 'after' });
});

test('PL-52 HS-70 nothing started ahead while a form was sent is used after it', async () => {
  const { happens } = serveChange();
  const request = {
    open: () => undefined,
    setRequestHeader: () => undefined,
    upload: {},
    send: () => undefined,
    status: 200,
    responseText: '{}',
  } as unknown as XMLHttpRequest;
  Object.assign(globalThis, { XMLHttpRequest: jest.fn(() => request) });
  const sent = sendForm(saveThing, new FormData());
  await happens();
  request.onload?.({} as ProgressEvent);
  await sent;
  expect(await callApi(getThing, { id: '7' })).toMatchObject({ name: 'after' });
});
