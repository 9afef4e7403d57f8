import { routes } from '@portal/shared-contracts/remote';
import { expectAccessible } from '../../harness/accessibility.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { sites, type PersonName } from '../../harness/sites.ts';
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

for (const site of ['northwind', 'acme'] as const)
  for (const [width, locale] of [
    [1280, 'en-US'],
    [360, 'de-DE'],
  ] as const)
    test(`DO-01 DO-13 DO-20 DO-35 DO-50 DO-60 no barrier and no sideways scroll on ${site} at ${width} in ${locale}`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      for (const person of ['customer', 'writer'] as const) {
        const page = await pageOf(browser, person, sites[site]);
        await page.setViewportSize({ width, height: 800 });
        await page.setExtraHTTPHeaders({ 'accept-language': locale });
        await page.addInitScript((language) => {
          Object.defineProperty(navigator, 'language', { get: () => language });
          Object.defineProperty(navigator, 'languages', { get: () => [language] });
        }, locale);
        for (const [who, address] of pagesOf(site)) {
          if (who !== person) continue;
          await page.goto(address);
          await expect(page.locator('main h1')).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
          await page.waitForLoadState('networkidle');
          await test.step(address, async () => {
            await expectAccessible(page);
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - innerWidth,
            );
            expect(overflow).toBeLessThanOrEqual(0);
          });
        }
        await page.context().close();
      }
    });
