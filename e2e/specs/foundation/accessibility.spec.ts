import { expectAccessible, expectNoSidewaysScroll } from '../../harness/accessibility.ts';
import { watchQuiet } from '../../harness/quiet.ts';
import { knownPages } from '../../harness/routes.ts';
import { people, sites } from '../../harness/sites.ts';
import { expect, signInContext, test } from '../../harness/test.ts';

const looks = [
  { width: 1280, locale: 'en-US', key: 'northwind', colorScheme: 'light' },
  { width: 360, locale: 'de-DE', key: 'northwind', colorScheme: 'dark' },
  { width: 360, locale: 'en-US', key: 'acme', colorScheme: 'light' },
  { width: 1280, locale: 'de-DE', key: 'acme', colorScheme: 'dark' },
] as const;

// What 400 percent leaves of a page 1280 pixels wide.
const narrowest = 320;

for (const { width, locale, key, colorScheme } of looks) {
  for (const person of [null, ...(['customer', 'writer', 'reviewer'] as const)]) {
    const who = person ? people[person] : 'anybody';
    test(`WCAG 2.2 AA: the pages of ${who} at ${width} px, ${locale}, ${sites[key].name}, ${colorScheme}`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({
        baseURL: sites[key].origin(),
        locale,
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      if (person) await signInContext(context, person, sites[key]);
      const page = await context.newPage();
      const untilQuiet = watchQuiet(page);
      const pages = knownPages(key).filter(
        (one) => one.person === person && !(key === 'acme' && one.isOffOnAcme),
      );
      for (const { path } of pages) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await untilQuiet();
          await expectAccessible(page);
          for (const narrowed of width < 1280 ? [width, narrowest] : [width]) {
            await page.setViewportSize({ width: narrowed, height: 800 });
            await expectNoSidewaysScroll(page, `${path} at ${narrowed} px`);
          }
          await page.setViewportSize({ width, height: 800 });
        });
      }
      await context.close();
    });
  }
}
