import { expectAccessible, expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { contentHeading, visit } from '../../harness/pages/navigation.ts';
import { trackContent } from '../../harness/pages/network.ts';
import { knownPages, type KnownPage } from '../../harness/pages/known-pages.data.ts';
import { people, sites } from '../../harness/people/sites.ts';
import { expect, signInContext, test } from '../../harness/test.ts';

const isOn = ({ isOffOnAcme }: KnownPage): boolean => !isOffOnAcme;

type View = readonly [width: number, scheme: 'light' | 'dark'];
/** A page is opened in one and turned into the other. */
type Views = readonly [View, ...View[]];

const lightFirst: Views = [
  [1280, 'light'],
  [360, 'dark'],
];
const darkFirst: Views = [
  [1280, 'dark'],
  [360, 'light'],
];
// What 400 percent leaves of a page 1280 pixels wide.
const NARROWEST = 320;

interface Appearance {
  locale: string;
  key: keyof typeof sites;
  views: Views;
  shows: (page: KnownPage) => boolean;
}

const appearances: readonly Appearance[] = [
  { locale: 'en-US', key: 'northwind', views: lightFirst, shows: () => true },
  { locale: 'de-DE', key: 'acme', views: darkFirst, shows: isOn },
  { locale: 'en-US', key: 'acme', views: [[360, 'light']], shows: isOn },
  { locale: 'de-DE', key: 'northwind', views: [[360, 'dark']], shows: isOn },
  // What acme does not have is read in German here.
  { locale: 'de-DE', key: 'northwind', views: lightFirst, shows: (page) => !isOn(page) },
];

for (const { locale, key, views, shows } of appearances)
  for (const person of [null, ...(['customer', 'writer', 'reviewer'] as const)]) {
    const pages = knownPages(key).filter((one) => one.person === person && shows(one));
    if (pages.length === 0) continue;
    const who = person ? people[person] : 'anybody';
    test(`WCAG 2.2 AA: the ${pages.length} pages of ${who}, ${locale}, ${sites[key].name}, ${views.map((view) => view.join(' ')).join(' and ')}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        baseURL: sites[key].origin(),
        locale,
        reducedMotion: 'reduce',
      });
      if (person) await signInContext(context, person, sites[key]);
      const page = await context.newPage();
      const untilComplete = trackContent(page);
      const widen = (width: number): Promise<void> => page.setViewportSize({ width, height: 800 });
      const look = async ([width, colorScheme]: View): Promise<void> => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await widen(width);
      };
      for (const [index, { path }] of pages.entries())
        await test.step(path, async () => {
          // Drawing a page anew is slow: each one opens in the look in which the one before ended.
          const turned = index % 2 === 0 ? views : views.toReversed();
          if (index === 0) await look(views[0]);
          await visit(page, path);
          await expect(contentHeading(page)).toBeVisible();
          await untilComplete();
          for (const view of turned) {
            await look(view);
            await expectNoSidewaysScroll(page, `${path} at ${view[0]} px`);
            await expectAccessible(page);
          }
          await widen(NARROWEST);
          await expectNoSidewaysScroll(page, `${path} at ${NARROWEST} px`);
        });
      await context.close();
    });
  }
