import type { RemoteModule } from '@portal/shared-contracts/remote';
import { exampleModule } from '../testing/example-remote.ts';
import { fails, home, never, Page, setUp, start, works } from '../testing/loader-setting.ts';

test('a part that loads is there at once, and the release counts as one that worked here', async () => {
  const setting = setUp(works);
  await setting.loader.load('mfe-example', home);
  expect(setting.status()).toBe('ready');
  expect(setting.good).toContain('1.1.0');
  expect(setting.reports).toMatchObject([{ cause: 'loaded', release: '1.1.0' }]);
});

test('a failure is tried once more with fresh files', async () => {
  const setting = setUp((_release, attempt) => (attempt === 1 ? fails() : works()));
  await setting.loader.load('mfe-example', home);
  expect(setting.status()).toBe('ready');
  expect(setting.asked).toEqual(['1.1.0', '1.1.0']);
});

test('PL-14 after two failures the release that worked here before takes over within five seconds', async () => {
  const setting = setUp((release) => (release === '1.0.0' ? works() : never()), {
    good: ['1.0.0'],
  });
  start(setting);
  await setting.clock.advance(5_000);
  expect(setting.state()).toMatchObject({ status: 'ready', loaded: { release: '1.0.0' } });
  expect(setting.asked).toEqual(['1.1.0', '1.1.0', '1.0.0']);
});

test('an earlier release that never worked here is not tried', async () => {
  const setting = setUp(fails);
  await setting.loader.load('mfe-example', home);
  expect(setting.asked).toEqual(['1.1.0', '1.1.0']);
  expect(setting.status()).toBe('failed');
});

test('PL-15 a remote that hangs ends in a message within five seconds', async () => {
  const setting = setUp(never, { good: ['1.0.0'] });
  start(setting);
  await setting.clock.advance(5_000);
  expect(setting.status()).toBe('failed');
});

test('what arrives after the message replaces it, without anybody pressing Retry', async () => {
  let arrive: (module: RemoteModule) => void = () => undefined;
  const setting = setUp(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  start(setting);
  await setting.clock.advance(6_000);
  expect(setting.status()).toBe('failed');
  arrive(await works());
  await setting.clock.advance(1);
  expect(setting.status()).toBe('ready');
});

test('PL-15 Retry works without a reload as soon as the fault ends', async () => {
  let isDown = true;
  const setting = setUp(() => (isDown ? fails() : works()));
  await setting.loader.load('mfe-example', home);
  expect(setting.status()).toBe('failed');
  isDown = false;
  await setting.loader.retry('mfe-example', home, false);
  expect(setting.status()).toBe('ready');
});

test('a page chunk that fails counts like an entry that fails', async () => {
  const setting = setUp(
    async (release) =>
      exampleModule(async () => {
        if (release === '1.1.0') throw new Error('chunk');
        return { Page };
      }),
    { good: ['1.0.0'] },
  );
  await setting.loader.load('mfe-example', home);
  expect(setting.state()).toMatchObject({ loaded: { release: '1.0.0' } });
});

test('a part that breaks again while it is shown gives way to the release that worked', async () => {
  const setting = setUp(works, { good: ['1.0.0'] });
  await setting.loader.load('mfe-example', home);
  setting.loader.reportRenderError('mfe-example', '1.1.0', new Error('boom'));
  await setting.loader.retry('mfe-example', home, true);
  expect(setting.state()).toMatchObject({ loaded: { release: '1.0.0' } });
  expect(setting.loader.health[0]).toMatchObject({ status: 'ready', release: '1.0.0' });
});

test('reports name release and cause, and neither people nor queries of addresses', async () => {
  const setting = setUp(fails);
  await setting.loader.load('mfe-example', home);
  expect(setting.reports).toHaveLength(2);
  for (const report of setting.reports) {
    expect(report).toMatchObject({ remote: 'mfe-example', release: '1.1.0', cause: 'load-failed' });
    expect(report.detail).not.toMatch(/customer@|token/);
  }
});

test('a slow load and a style that fails are reported as such', async () => {
  const slow = setUp(() => new Promise((resolve) => setTimeout(() => resolve(works()), 0)));
  const styleError = Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED' });
  const unstyled = setUp(() => Promise.reject(styleError));
  await unstyled.loader.load('mfe-example', home);
  expect(unstyled.reports[0]?.cause).toBe('style-failed');
  const loading = slow.loader.load('mfe-example', home);
  await slow.clock.advance(3_500);
  await loading;
  expect(slow.reports.at(-1)?.cause).toBe('slow');
});

test('a remote that is not on this site is never asked for', async () => {
  const setting = setUp(works);
  await setting.loader.load('mfe-other', home);
  expect(setting.asked).toEqual([]);
  expect(setting.loader.state('mfe-other', home).status).toBe('failed');
});
