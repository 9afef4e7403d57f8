import type { FoundPage } from '../manifests/match-page.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { exampleRemote } from '../testing/example-remote.ts';

const found = { remote: exampleRemote(), page: { key: 'home' } } as FoundPage;

const setUp = (find: (path: string) => FoundPage | undefined) => {
  document.body.innerHTML =
    '<a href="/examples"><b>Examples</b></a><a href="https://other.example/examples">Other</a>';
  const load = jest.fn(async () => undefined);
  const stop = prefetchOnIntent({ load } as unknown as RemoteLoader, find);
  const [own, other] = [...document.querySelectorAll('a')];
  return { load, stop, own: own as HTMLElement, other: other as HTMLElement };
};

const point = (element: Element): boolean =>
  element.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('pointing at a link, or moving to it by keyboard, loads the page behind it', () => {
  const { load, own, stop } = setUp(() => found);
  point(own.querySelector('b') as Element);
  own.focus();
  expect(load).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledWith('mfe-example', { kind: 'pages', key: 'home' });
  stop();
  point(own);
  expect(load).toHaveBeenCalledTimes(2);
});

test('links elsewhere and pages that this person may not open load nothing', () => {
  const { load, own, other, stop } = setUp(() => undefined);
  point(own);
  point(other);
  expect(load).not.toHaveBeenCalled();
  stop();
});
