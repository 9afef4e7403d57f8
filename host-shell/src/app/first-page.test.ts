import { limits } from '@portal/shared-contracts';
import { defineManifest } from '@portal/shared-contracts/remote';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import type { StartedRemotes } from '../remotes/start-remotes.ts';
import { everywhere } from '../testing/render-shell.tsx';
import { loadFirstPart } from './first-page.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const remotesThat = (load: () => Promise<unknown>): StartedRemotes => {
  const manifest = defineManifest({
    name: 'mfe-test',
    version: '1.0.0',
    contracts: '*',
    title: everywhere('Test'),
    namespace: 'test',
    slots: [],
    events: { sends: [], hears: [] },
    pages: [{ key: 'open', path: '/open', roles: 'public', title: everywhere('Open') }],
  });
  return { set: { remotes: [{ manifest }] }, loader: { load } } as unknown as StartedRemotes;
};

const start = (load: () => Promise<unknown>) => {
  const state = { isDone: false };
  const website = readWebsiteConfig({}).value;
  void loadFirstPart(remotesThat(load), website, '/open').then(() => {
    state.isDone = true;
  });
  return state;
};

test('HS-12 a part that does not come is waited for a second and a half, and no longer', async () => {
  const state = start(() => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(1499);
  expect(state.isDone).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.isDone).toBe(true);
  expect(limits.preloader).toBe(1500);
});

test('HS-12 a part that comes earlier is shown at once', async () => {
  const state = start(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await jest.advanceTimersByTimeAsync(199);
  expect(state.isDone).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.isDone).toBe(true);
});
