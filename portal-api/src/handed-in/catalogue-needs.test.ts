import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { explained } from '../../test/database/explained.ts';
import { readChoices } from '../domains/catalogue/packages/publish-package.service.ts';
import { CATALOGUE_NEEDS } from './catalogue-needs.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

test('BO-86 what a package can be made of is found in three statements, the same that publishing asks for one by one', async () => {
  const { db, plans } = explained(portal.db());
  const choices = await readChoices(db, CATALOGUE_NEEDS);
  expect(plans.length).toBe(3);
  expect(choices.questionnaires).toEqual(await CATALOGUE_NEEDS.questionnaires(portal.db()));
  expect(choices.surveys).toEqual(await CATALOGUE_NEEDS.surveys(portal.db()));
  expect(choices.contracts).toEqual(await CATALOGUE_NEEDS.contracts(portal.db()));
  expect(
    [choices.questionnaires, choices.surveys, choices.contracts].map((all) => all.length > 0),
  ).toEqual([true, true, true]);
});
