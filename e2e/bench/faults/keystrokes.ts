import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
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
// Every field of the walk takes that much; then all of it is selected and written over.
const LONGEST = 40;
const STROKES_AT_ONCE = 400;
/** How the protocol of the browser says that a key is held with Control. */
const CONTROL = 2;
// A tab lives for 20 keys at most, and for more where a million of them would take days that way: opening a page costs
// a processor as much as some three hundred keys.
const LIVES_OF_A_PLACE = 80;
const mostAtOnce = (keys: number): number => Math.max(20, Math.ceil((2 * keys) / LIVES_OF_A_PLACE));

const randomLetter = (): string => LETTERS.charAt(randomInt(LETTERS.length));

const openPlace = async (context: BrowserContext, place: Place): Promise<Page> => {
  const page = await context.newPage();
  // “Leave the page?” is answered with yes, as by somebody in a hurry.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(place.path);
  await place.open?.(page);
  return page;
};

/** What a hand does at one key; a name of an editing act stands for the keys that call it. */
type Stroke = string | { act: 'selectAll' };

const eventsOf = (stroke: Stroke) => {
  const down =
    typeof stroke === 'string'
      ? { key: stroke, text: stroke }
      : { key: 'a', modifiers: CONTROL, commands: [stroke.act] };
  return [
    { type: 'keyDown', ...down },
    { type: 'keyUp', key: down.key },
  ] as const;
};

/** Presses these keys in one go: each is an event of its own, and none waits for the program to hear of the one before. */
const press = async (session: CDPSession, strokes: readonly Stroke[]): Promise<void> => {
  const events = strokes.flatMap(eventsOf);
  await Promise.all(events.map((event) => session.send('Input.dispatchKeyEvent', { ...event })));
};

/** Goes on typing on one page, and writes over all of it whenever the field is full; what stands there at the end. */
const typeOn = async (page: Page, place: Place, before: string, keys: number): Promise<string> => {
  // Some of the fields have several lines.
  await place.field(page).press('Control+End');
  const session = await page.context().newCDPSession(page);
  let typed = before;
  for (let left = keys; left > 0;) {
    const strokes: Stroke[] = [];
    while (left > 0 && strokes.length < STROKES_AT_ONCE) {
      if (typed.length >= LONGEST) {
        strokes.push({ act: 'selectAll' });
        typed = '';
      }
      const letter = randomLetter();
      strokes.push(letter);
      typed += letter;
      left -= 1;
    }
    await press(session, strokes);
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

/** Types so many keys into the places that keep what is typed, tabs killed all the time. */
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
  // One for each core: where more wait for one, each key is painted for itself and costs three times as much.
  const waiting = [...places];
  const lane = async (): Promise<void> => {
    for (let place = waiting.shift(); place; place = waiting.shift()) await typeAt(place);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  const said = Object.entries(happened).map(([end, times]) => `${times} × ${end}`);
  return `${share * places.length} keys into ${places.length} places through ${said.join(', ')} of the tab`;
};
