import type { ReleaseSet, ResolvedRemote } from '@portal/shared-contracts/remote';
import { renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { EventBus } from '../events/event-bus.ts';
import { PreviewBanner } from './preview-banner.tsx';
import { RemoteLoader } from '../loading/remote-loader.ts';
import { RemotesContext } from '../remotes-context.ts';
import {
  exampleAddress,
  exampleModule,
  exampleRemote,
  exampleSet,
} from '../testing/example-remote.ts';

interface PreviewCase {
  readonly remote: ResolvedRemote;
  readonly preview?: ReleaseSet['preview'];
  readonly failedOverrides?: readonly string[];
  /** The release that does not arrive. */
  readonly broken?: string;
}

const show = async ({ remote, preview, failedOverrides = [], broken }: PreviewCase) => {
  const loader = new RemoteLoader({
    set: { ...exampleSet(remote), ...(preview ? { preview } : {}) },
    source: {
      load: async ({ release }) => {
        if (release === broken) throw new Error('gone');
        return exampleModule(async () => ({ Page: () => null }));
      },
    },
    good: { has: () => true, add: () => undefined },
    reporter: { report: () => undefined, flush: () => undefined },
    clock: () => 0,
    after: () => () => undefined,
    addTexts: async () => undefined,
  });
  await loader.load('mfe-example', { kind: 'pages', key: 'home' });
  const bus = new EventBus({ now: () => 0, report: () => undefined });
  await renderPage(
    <RemotesContext value={{ loader, bus, failedOverrides }}>
      <PreviewBanner />
    </RemotesContext>,
  );
};

const preview = { remotes: ['mfe-example'], expiresAt: '2026-01-02T00:00:00.000Z' };
const previewed = exampleRemote({ channel: 'preview' });
const FAILURE = 'The preview of Examples did not load. You see the released version.';

test('released parts show no banner', async () => {
  await show({ remote: exampleRemote() });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a previewed part is named, with a way back', async () => {
  await show({ remote: previewed, preview });
  expect(screen.getByText('You are looking at a preview of Examples.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'End preview' })).toBeVisible();
});

test('a previewed release that does not arrive says that the released one stands in', async () => {
  const previous = [exampleAddress('1.0.0')];
  await show({ remote: { ...previewed, previous }, preview, broken: '1.1.0' });
  expect(screen.getByText(FAILURE)).toBeVisible();
  expect(screen.queryByText(/looking at a preview/)).toBeNull();
});

test('a preview that the server could not resolve says so', async () => {
  await show({ remote: exampleRemote(), preview });
  expect(screen.getByText(FAILURE)).toBeVisible();
});

test("a developer's server that does not answer is named", async () => {
  await show({ remote: exampleRemote(), failedOverrides: ['mfe-example'] });
  expect(
    screen.getByText('The preview of mfe-example did not load. You see the released version.'),
  ).toBeVisible();
});
