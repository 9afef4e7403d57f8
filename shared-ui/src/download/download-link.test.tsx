import { configureApi } from '@portal/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectShown, renderPage } from '../testing/index.ts';
import { DownloadLink } from './download-link.tsx';

const asked: string[] = [];
const onUnauthorized = jest.fn();

const answer = (reply: (method: string) => Promise<Response>) =>
  configureApi({
    origin: 'http://localhost',
    onUnauthorized,
    fetch: (input, init) => {
      const { method, url } = new Request(input, init);
      asked.push(`${method} ${new URL(url).pathname}`);
      return reply(method);
    },
  });

const followed: string[] = [];

beforeEach(() => {
  asked.splice(0);
  followed.splice(0);
  onUnauthorized.mockClear();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(`${this.pathname} as ${this.download}`);
  });
});
afterEach(() => jest.restoreAllMocks());

const press = async () => {
  await renderPage(
    <DownloadLink href="/api/file/download/k1" name="Resume.pdf">
      Resume
    </DownloadLink>,
  );
  await userEvent.setup().click(screen.getByRole('link', { name: 'Resume' }));
};

test('FX-11 a file that is there is downloaded under its name', async () => {
  answer(() => Promise.resolve(new Response(null, { status: 200 })));
  await press();
  await waitFor(() => expect(followed).toEqual(['/api/file/download/k1 as Resume.pdf']));
  expect(asked).toEqual(['HEAD /api/file/download/k1']);
});

test('FX-11 with an ended session nothing is followed, and the shell hears of it', async () => {
  answer(() => Promise.resolve(new Response(null, { status: 401 })));
  await press();
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalled());
  expect(followed).toEqual([]);
});

test.each([
  ['a file that is gone', () => Promise.resolve(new Response(null, { status: 404 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('FX-11 %s is said in words, and nothing is followed', async (_name, reply) => {
  answer(reply);
  await press();
  await expectShown(/Please Try Again Later!|Timeout!/);
  expect(followed).toEqual([]);
});

test('FX-11 SC-34 a refusal is said in the words of the server, which its head alone does not bring', async () => {
  answer(async (method) => {
    const refusal = { status: false, code: 'not-found', message: 'This link is over.' };
    return method === 'HEAD'
      ? new Response(null, { status: 404 })
      : Response.json(refusal, { status: 404 });
  });
  await press();
  await expectShown('This link is over.');
  expect(asked).toEqual(['HEAD /api/file/download/k1', 'GET /api/file/download/k1']);
  expect(followed).toEqual([]);
});

test('FX-11 a file that is there by then is followed, and its bytes are not read for the question', async () => {
  let isCancelled = false;
  const cancel = (): void => {
    isCancelled = true;
  };
  answer(async (method) =>
    method === 'HEAD'
      ? new Response(null, { status: 404 })
      : new Response(new ReadableStream({ cancel }), { status: 200 }),
  );
  await press();
  await waitFor(() => expect(followed).toEqual(['/api/file/download/k1 as Resume.pdf']));
  expect(isCancelled).toBe(true);
});
