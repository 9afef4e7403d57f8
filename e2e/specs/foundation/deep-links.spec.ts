import { contentHeading, visit } from '../../harness/pages/navigation.ts';
import { trackContent } from '../../harness/pages/network.ts';
import { knownPages } from '../../harness/pages/known-pages.data.ts';
import { people } from '../../harness/people/sites.ts';
import { collectErrors, expect, signInContext, test } from '../../harness/test.ts';

for (const person of [null, ...(['customer', 'writer', 'reviewer'] as const)])
  test(`HS-20..22 ${person ? people[person] : 'anybody'} reaches each page by a link, and by its address when it is loaded again`, async ({
    context,
    page,
  }) => {
    if (person) await signInContext(context, person);
    const untilComplete = trackContent(page);
    const errors = collectErrors(page);
    const heading = contentHeading(page);
    for (const { path } of knownPages('northwind').filter((one) => one.person === person))
      await test.step(path, async () => {
        await visit(page, path);
        await expect(heading).toBeVisible();
        // Some pages are named after what they show, which comes a moment after the page itself.
        await untilComplete();
        const title = await heading.textContent();
        await page.reload();
        await expect(heading).toHaveText(title ?? '');
        await expect(page.getByText('could not be loaded')).toHaveCount(0);
        await expect(page.getByText('Not Found', { exact: true })).toHaveCount(0);
        expect(errors).toEqual([]);
      });
  });
