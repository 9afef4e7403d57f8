import { expectAccessible, expectNoSidewaysScroll } from '../../harness/accessibility.ts';
import { watchQuiet } from '../../harness/quiet.ts';
import { knownPages, type KnownPage } from '../../harness/routes.ts';
import { people, sites } from '../../harness/sites.ts';
import { expect, signInContext, test } from '../../harness/test.ts';

const isOn = ({ isOffOnAcme }: KnownPage): boolean => !isOffOnAcme;

const looks = [
  { locale: 'en-US', key: 'northwind', schemes: ['light', 'dark'], shows: () => true },
  { locale: 'de-DE', key: 'acme', schemes: ['dark', 'light'], shows: isOn },
  // What acme does not have is read in German here.
  { locale: 'de-DE', key: 'northwind', schemes: ['dark', 'light'], shows: (one) => !isOn(one) },
] as const satisfies readonly {
  locale: string;
  key: keyof typeof sites;
  /** On the wide and on the narrow window. */
  schemes: readonly ('light' | 'dark')[];
  shows: (page: KnownPage) => boolean;
}[];

const widths = [1280, 360] as const;
// What 400 percent leaves of a page 1280 pixels wide.
const narrowest = 320;

for (const { locale, key, schemes, shows } of looks)
  for (const person of [null, ...(['customer', 'writer', 'reviewer'] as const)]) {
    const pages = knownPages(key).filter((one) => one.person === person && shows(one));
    if (pages.length === 0) continue;
    const who = person ? people[person] : 'anybody';
    test(`WCAG 2.2 AA: the ${pages.length} pages of ${who} at ${widths.join(' and ')} px, ${locale}, ${sites[key].name}, ${schemes.join(' and ')}`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const context = await browser.newContext({
        baseURL: sites[key].origin(),
        locale,
        reducedMotion: 'reduce',
      });
      if (person) await signInContext(context, person, sites[key]);
      const page = await context.newPage();
      const untilQuiet = watchQuiet(page);
      const look = async (width: number, colorScheme: 'light' | 'dark'): Promise<void> => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
      };
      for (const { path } of pages)
        await test.step(path, async () => {
          await look(widths[0], schemes[0]);
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await untilQuiet();
          for (const [index, width] of widths.entries()) {
            await look(width, schemes[index] ?? schemes[0]);
            await expectNoSidewaysScroll(page, `${path} at ${width} px`);
            await expectAccessible(page);
          }
          await look(narrowest, schemes[1]);
          await expectNoSidewaysScroll(page, `${path} at ${narrowest} px`);
        });
      await context.close();
    });
  }
