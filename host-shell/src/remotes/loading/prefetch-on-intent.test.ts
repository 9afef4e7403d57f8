import { listPageFiles } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import type { FoundPage } from '../manifests/match-page.ts';
import { exampleRemote } from '../testing/example-remote.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

const found = {
  remote: exampleRemote(),
  page: { key: 'home', path: '/examples/:id', reads: ['/api/examples/:id'] },
} as unknown as FoundPage;
const integrity = `sha384-${'B'.repeat(64)}`;

const setUp = (find: (path: string) => FoundPage | undefined) => {
  document.body.innerHTML =
    '<a href="/examples/7"><b>Examples</b></a><a href="https://other.example/examples">Other</a>';
  const load = jest.fn(async () => undefined);
  let status: 'idle' | 'loading' = 'idle';
  const loader = { load, state: () => ({ status }) };
  const stop = prefetchOnIntent({ loader, find, language: () => 'de' });
  const [own, other] = [...document.querySelectorAll('a')];
  return {
    load,
    stop,
    own: own as HTMLElement,
    other: other as HTMLElement,
    begun: () => {
      status = 'loading';
    },
  };
};

const send = (type: string, element: Element): boolean =>
  element.dispatchEvent(new Event(type, { bubbles: true }));

const preloads = (): HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'),
];

let asked: unknown[];

beforeEach(() => {
  asked = [];
  stubApi(listPageFiles, (input) => {
    asked.push(input);
    return {
      status: true as const,
      files: [
        { url: `/remotes/mfe-example/1.1.0/${input.page}.js`, integrity, as: 'script' as const },
        { url: '/shell/library.js', integrity, as: 'script' as const },
      ],
    };
  });
});
afterEach(() => {
  clearStubs();
  document.head.innerHTML = '';
});

test('PL-52 pointing at a link, or moving to it by keyboard, loads the page behind it', async () => {
  const { load, own, stop } = setUp(() => found);
  send('pointerover', own.querySelector('b') as Element);
  own.focus();
  expect(load).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledWith('mfe-example', { kind: 'pages', key: 'home' });
  stop();
  send('pointerover', own);
  expect(load).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(preloads()).toHaveLength(2));
});

test('PL-52 every file of that page starts at once, each with its hash, and only the first time', async () => {
  const { own, begun, stop } = setUp(() => found);
  send('pointerover', own);
  begun();
  send('pointerover', own);
  await waitFor(() => expect(preloads()).toHaveLength(2));
  expect(preloads().map((link) => link.getAttribute('href'))).toEqual([
    '/remotes/mfe-example/1.1.0/home.js',
    '/shell/library.js',
  ]);
  expect(preloads().every((link) => link.integrity === integrity)).toBe(true);
  expect(asked).toEqual([
    { remote: 'mfe-example', release: '1.1.0', page: 'home', language: 'de' },
  ]);
  stop();
});

test('links elsewhere and pages that this person may not open load nothing', () => {
  const { load, own, other, stop } = setUp(() => undefined);
  send('pointerover', own);
  send('pointerdown', other);
  expect(load).not.toHaveBeenCalled();
  stop();
});
