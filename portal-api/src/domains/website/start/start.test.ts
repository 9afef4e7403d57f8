import { readStart, skipStep } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const stepsOf = async () => {
  const { steps } = (await (await portal.signIn('admin')).call(readStart, {})).body;
  return {
    done: steps.filter(({ isDone }) => isDone).map(({ step }) => step),
    skipped: steps.filter(({ isSkipped }) => isSkipped).map(({ step }) => step),
    count: steps.length,
  };
};

// The demo has orders of customers, and none of the firm's own trials.
test('BO-11 steps are ticked by what the firm has, and putting one aside ticks nothing', async () => {
  expect(await stepsOf()).toEqual({
    done: ['brand', 'catalogue', 'contract', 'mail', 'people'],
    skipped: [],
    count: 9,
  });
  const admin = await portal.signIn('admin');
  await admin.call(skipStep, { step: 'payments', isSkipped: true });
  await admin.call(skipStep, { step: 'catalogue', isSkipped: true });
  expect(await stepsOf()).toMatchObject({ skipped: ['payments'] });
  await portal.db().query("update packages set purchasable = false where site_id = 'northwind'");
  expect(await stepsOf()).toMatchObject({
    done: ['brand', 'contract', 'mail', 'people'],
    skipped: ['catalogue', 'payments'],
  });
  await admin.call(skipStep, { step: 'payments', isSkipped: false });
  expect(await stepsOf()).toMatchObject({ skipped: ['catalogue'] });
});
