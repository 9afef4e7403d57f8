import { routes } from '@portal/shared-contracts/remote';
import { expectAccessible } from '../../harness/pages/accessibility.ts';
import { contentHeading, visit } from '../../harness/pages/navigation.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, test } from '../../harness/test.ts';

// The colour of this firm's links is too close to the ground of a note, in the dark most of all.
test.use({ site: sites.acme, person: 'customer', colorScheme: 'dark' });

test('WCAG 2.2 AA: a link inside a note can be read on any brand, also in the dark', async ({
  page,
}) => {
  await visit(page, routes.orderView({ id: 'of-nobody' }));
  await expect(contentHeading(page)).toBeVisible();
  await expect(page.locator('main .pui-error-body a')).toBeVisible();
  await expectAccessible(page);
});
