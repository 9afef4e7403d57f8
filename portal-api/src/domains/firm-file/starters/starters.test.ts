import { languages } from '@portal/shared-contracts';
import {
  listAdminPackages,
  listFirmContracts,
  listStarters,
  publishFirmContract,
  takeStarter,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { planImport } from '../importing/plan-import.ts';
import { asFile, starterIn } from './starters.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

test('BO-12 BO-13 a starter catalogue arrives as drafts at the firm’s own prices, in its language', async () => {
  const admin = await portal.signIn('admin', 'acme');
  const { starters } = (await admin.call(listStarters, {})).body;
  expect(starters.map(({ name, packages, ...counts }) => [name, packages.length, counts])).toEqual([
    ['resume-firm', 4, { questionnaires: 5, contracts: 1, surveys: 1 }],
    ['one-service', 1, { questionnaires: 2, contracts: 1, surveys: 1 }],
    ['empty', 0, { questionnaires: 0, contracts: 0, surveys: 0 }],
  ]);
  const unpriced = await admin.call(takeStarter, {
    name: 'resume-firm',
    prices: { 'starter-full': 100 },
  });
  expect(unpriced.error.errors).toEqual({
    'prices.starter-application': 'Enter a price.',
    'prices.starter-resume': 'Enter a price.',
    'prices.starter-profile': 'Enter a price.',
  });
  const prices = Object.fromEntries(starters[0]?.packages.map(({ key }) => [key, 14_900]) ?? []);
  const taken = await admin.call(takeStarter, { name: 'resume-firm', prices });
  expect(taken.body).toMatchObject({ created: 11, changed: 0 });
  expect(
    (await admin.call(listAdminPackages, {})).body.items.find(
      ({ name }) => name === 'Career Package',
    ),
  ).toMatchObject({
    state: 'draft',
    priceMinor: 14_900,
    services: 4,
  });
  const { items } = (await admin.call(listFirmContracts, { search: 'service agreement' })).body;
  const made = items.find(({ published }) => published === null);
  const publish = { id: made?._id ?? '', baseVersion: 1 };
  const unread = await admin.call(publishFirmContract, { ...publish, isOurs: false });
  expect(unread.error.errors).toHaveProperty('isOurs');
  expect((await admin.call(publishFirmContract, { ...publish, isOurs: true })).status).toBe(200);
});

test('BO-12 each starter can be sold in each language', async () => {
  const names = ['resume-firm', 'one-service'] as const;
  for (const language of languages)
    for (const name of names) {
      const file = asFile(starterIn(name, language));
      const judge = {
        site: (await portal.context()).site,
        isOwner: true,
        holds: () => true,
        mayAskCheckout: () => true,
      };
      const plan = planImport(portal.platform.firmParts, file, {
        firm: { things: new Map(), files: [] },
        judge,
      });
      expect(plan.lines.filter(({ act }) => act !== 'create')).toEqual([]);
    }
});
