import type { RemoteModule } from '@portal/shared-contracts/remote';
import { home, never, setUp, start, works, type Setting } from '../testing/loader-setting.ts';
import { shellFailure } from '../failure.ts';

/** A loader each of whose tries rejects three seconds after it began, when the next one runs already. */
const rejectsLate = (error: unknown): Setting => {
  const setting: Setting = setUp(
    () => new Promise((_resolve, reject) => void setting.clock.after(3_000, () => reject(error))),
  );
  return setting;
};

describe('PL-17 what is no fault of a release is not reported as one', () => {
  test('PL-17 a slow network: a part that arrives within its time was slow, and has not failed', async () => {
    const arrive: ((module: RemoteModule) => void)[] = [];
    const setting = setUp(() => new Promise((resolve) => void arrive.push(resolve)));
    start(setting);
    await setting.clock.advance(3_200);
    arrive.at(-1)?.(await works());
    await setting.clock.advance(1);
    expect(setting.status()).toBe('ready');
    expect(setting.reports.map(({ cause }) => cause)).toEqual(['slow']);
  });

  test('PL-17 a part that arrives after its time, or after an earlier release took over, was slow as well', async () => {
    const arrive: ((module: RemoteModule) => void)[] = [];
    const setting = setUp(
      (release) =>
        release === '1.0.0'
          ? works()
          : new Promise<RemoteModule>((resolve) => void arrive.push(resolve)),
      { good: ['1.0.0'] },
    );
    start(setting);
    await setting.clock.advance(4_500);
    for (const come of arrive) come(await works());
    await setting.clock.advance(20_000);
    expect(setting.reports).toMatchObject([{ release: '1.0.0', cause: 'slow' }]);
  });

  test('PL-14 PL-16 a release that hangs is reported, whether the earlier one took over or nothing did', async () => {
    const replaced = setUp((release) => (release === '1.0.0' ? works() : never()), {
      good: ['1.0.0'],
    });
    start(replaced);
    await replaced.clock.advance(20_000);
    expect(replaced.reports).toMatchObject([
      { release: '1.0.0', cause: 'slow' },
      { release: '1.1.0', cause: 'load-failed' },
    ]);
    const hanging = setUp(never);
    start(hanging);
    await hanging.clock.advance(20_000);
    expect(hanging.reports).toMatchObject([{ release: '1.1.0', cause: 'load-failed' }]);
  });

  test('PL-17 a library that the shell could not bring', async () => {
    const cause = new Error('Loading chunk 7 failed.');
    const setting = setUp(() =>
      Promise.reject(new Error('the factory threw', { cause: shellFailure('antd', cause) })),
    );
    await setting.loader.load('mfe-example', home);
    expect(setting.status()).toBe('failed');
    expect(setting.reports).toEqual([]);
  });

  test('PL-17 a library that the shell could not bring in time either', async () => {
    const setting = rejectsLate(shellFailure('antd', new Error('Loading chunk 7 failed.')));
    start(setting);
    await setting.clock.advance(20_000);
    expect(setting.status()).toBe('failed');
    expect(setting.reports).toEqual([]);
  });

  test('PL-16 what fails after its time is reported with its own reason, once', async () => {
    const setting = rejectsLate(new Error('main.js is not as it was built.'));
    start(setting);
    await setting.clock.advance(20_000);
    expect(setting.reports).toMatchObject([{ release: '1.1.0', cause: 'integrity' }]);
  });
});
