import { adminRoutes } from '@portal/shared-contracts/admin';
import { manifest } from '../manifest.ts';

test('BO-75 the pages of the back office stand at their addresses, for admins of the catalogue alone', () => {
  const own = manifest.pages.filter(({ area }) => area !== undefined);
  const { questionnaires, questionnaire, surveys, survey, templates, template } = adminRoutes;
  expect(own.map(({ path }) => path)).toEqual(
    [questionnaires, questionnaire, surveys, survey, templates, template].map(
      ({ pattern }) => pattern,
    ),
  );
  for (const { roles, area } of own) expect([roles, area]).toEqual([['admin'], 'catalogue']);
});
