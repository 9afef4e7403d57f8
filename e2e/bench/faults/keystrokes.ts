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
// A tab lives for 20 keys at most, and for more where a million of them would take days that way.
const LIVES_OF_A_PLACE = 250;
const mostAtOnce = (keys: number): number => Math.max(20, Math.ceil((2 * keys) / LIVES_OF_A_PLACE));

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

/** Presses these keys in one go: each is an event of its own, and none waits for the program to hear of the one before. */
const press = async (page: Page, text: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await Promise.all(
    [...text].flatMap((key) => [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    ]),
  );
  await session.detach();
};

/** Goes on typing on one page, and begins the field anew whenever it is full; what stands there at the end. */
const typeOn = async (page: Page, place: Place, before: string, keys: number): Promise<string> => {
  const field = place.field(page);
  let typed = before;
  for (let left = keys; left > 0;) {
    if (typed.length >= LONGEST) {
      await field.fill('');
      typed = '';
    }
    const more = letters(Math.min(left, LONGEST - typed.length));
    // Some of the fields have several lines.
    await field.press('Control+End');
    await press(page, more);
    typed += more;
    left -= more.length;
  }
  return typed;
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
    const now = Math.min(left, 1 + randomInt(mostAtOnce(keys)));
    typed = await typeOn(page, place, typed, now);
    left -= now;
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

/** Types so many keys into the places that keep what is typed, all of them at once, tabs killed all the time. */
export const typeThroughKills = async (browser: Browser, keys: number): Promise<string> => {
  const places = keptInputs.filter((place): place is Place => place.field !== undefined);
  const happened = { crash: 0, close: 0, reload: 0 };
  const share = Math.ceil(keys / places.length);
  const typeAt = async (place: Place): Promise<void> => {
    const site = sites[place.site];
    const context = await browser.newContext({ baseURL: site.origin(), reducedMotion: 'reduce' });
    await signInContext(context, place.person, site);
    await typeInto(context, place, share, (end) => (happened[end] += 1));
    await context.close();
  };
  await Promise.all(places.map(typeAt));
  const said = Object.entries(happened).map(([end, times]) => `${times} × ${end}`);
  return `${share * places.length} keys into ${places.length} places through ${said.join(', ')} of the tab`;
};
