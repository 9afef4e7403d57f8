import { routes } from '@portal/shared-contracts/remote';
import { expectAccessible, expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { visit } from '../../harness/pages/navigation.ts';
import { appearances } from '../../harness/pages/appearances.ts';
import { trackContent } from '../../harness/pages/network.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { sites, type PersonName } from '../../harness/people/sites.ts';
import { orderOf, serviceOf } from './seeded.ts';

type SiteName = keyof typeof sites;

const pagesOf = (site: SiteName): [PersonName, string][] => {
  const done = {
    id: orderOf(site, 'completed'),
    serviceId: serviceOf(site, 'professional-resume'),
  };
  const drafting = {
    id: orderOf(site, 'changes-wanted'),
    serviceId: serviceOf(site, 'starter-resume'),
  };
  const approval = { id: orderOf(site, 'approval'), serviceId: serviceOf(site, 'starter-resume') };
  return [
    ['customer', routes.contractFill({ id: done.id })],
    ['customer', routes.previousDocument(done)],
    ['customer', routes.revisionsProcess(drafting)],
    ['customer', routes.revisionsProcess(done)],
    ['customer', routes.finalDocument(done)],
    ['writer', routes.previousDocument(done)],
    ['writer', routes.revisionFiles(drafting)],
    ['writer', routes.revisionFiles(approval)],
    ['writer', routes.finalFiles(drafting)],
    ['writer', routes.linkedin({ serviceType: 'linkedin', id: done.id })],
  ];
};

for (const [site, locale, widths] of appearances)
  test(`DO-01 DO-13 DO-20 DO-35 DO-50 DO-60 no barrier and no sideways scroll on ${site} at ${widths.join(' and ')} in ${locale}`, async ({
    browser,
  }) => {
    for (const person of ['customer', 'writer'] as const) {
      const page = await pageOf(browser, person, sites[site], {
        locale,
        viewport: { width: widths[0], height: 800 },
        reducedMotion: 'reduce',
      });
      const untilComplete = trackContent(page);
      for (const [who, address] of pagesOf(site)) {
        if (who !== person) continue;
        await visit(page, address);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await untilComplete();
        for (const width of widths)
          await test.step(`${address} at ${width} px`, async () => {
            await page.setViewportSize({ width, height: 800 });
            await expectNoSidewaysScroll(page, address);
            await expectAccessible(page);
          });
      }
      await page.context().close();
    }
  });
