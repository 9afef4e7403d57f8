import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright';
import { keptInputs, type KeptInput } from '../../harness/pages/kept-inputs.ts';
import { sites } from '../../harness/people/sites.ts';
import { signInContext } from '../../harness/test.ts';

type Place = KeptInput & Required<Pick<KeptInput, 'field'>>;

/** How a tab ends between two keys, without a word to the page. */
const ends = {
  crash: async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // The renderer never answers this.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  },
  close: (page: Page) => page.close({ runBeforeUnload: false }),
  reload: async (page: Page) => {
    await page.reload();
    await page.close();
  },
} as const;

type End = keyof typeof ends;
const endNames = Object.keys(ends) as End[];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz äßйñ';
// Every field of the walk takes that much; then it is emptied by hand and begun anew.
const LONGEST = 40;
const MOST_AT_ONCE = 20;

const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const openPlace = async (context: BrowserContext, place: Place): Promise<Page> => {
  const page = await context.newPage();
  // “Leave the page?” is answered with yes, as by somebody in a hurry.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(place.path);
  await place.open?.(page);
  return page;
};

/** Types into one place through killed tabs; throws as soon as one key is missing. */
const typeInto = async (
  context: BrowserContext,
  place: Place,
  keys: number,
  count: (end: End) => void,
): Promise<void> => {
  let page = await openPlace(context, place);
  await place.field(page).fill('');
  let typed = '';
  for (let left = keys; left > 0;) {
    if (typed.length >= LONGEST) {
      await place.field(page).fill('');
      typed = '';
    }
    const more = letters(Math.min(left, 1 + randomInt(MOST_AT_ONCE), LONGEST - typed.length));
    // Some of the fields have several lines.
    await place.field(page).press('Control+End');
    await place.field(page).pressSequentially(more);
    typed += more;
    left -= more.length;
    const end = endNames[randomInt(endNames.length)] ?? 'close';
    await ends[end](page);
    count(end);
    page = await openPlace(context, place);
    await untilShown(page, place, typed, end);
  }
  await place.field(page).fill('');
  await page.close();
};

const untilShown = async (page: Page, place: Place, typed: string, end: End): Promise<void> => {
  const field = place.field(page);
  await field.waitFor();
  const patience = performance.now() + 10_000;
  let shown = await field.inputValue();
  while (shown !== typed && performance.now() < patience) {
    await page.waitForTimeout(50);
    shown = await field.inputValue();
  }
  if (shown !== typed)
    throw new Error(`${place.name}: “${typed}” was typed, “${shown}” came back after ${end}`);
};

/** Types so many keys into the places that keep what is typed, tabs killed all the time. */
export const typeThroughKills = async (browser: Browser, keys: number): Promise<string> => {
  const places = keptInputs.filter((place): place is Place => place.field !== undefined);
  const happened = { crash: 0, close: 0, reload: 0 };
  for (const place of places) {
    const site = sites[place.site];
    const context = await browser.newContext({ baseURL: site.origin(), reducedMotion: 'reduce' });
    await signInContext(context, place.person, site);
    await typeInto(context, place, Math.ceil(keys / places.length), (end) => (happened[end] += 1));
    await context.close();
  }
  const said = Object.entries(happened).map(([end, times]) => `${times} × ${end}`);
  return `${keys} keys into ${places.length} places through ${said.join(', ')} of the tab`;
};
