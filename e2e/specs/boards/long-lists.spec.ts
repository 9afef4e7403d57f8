import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { collectErrors, expect, test } from '../../harness/test.ts';
import { buildBoard, fillList, serverLists, type Lists } from './board-builder.ts';
import { cardOf, columnOf, openBoard, shownLists } from './board-screen.ts';
import { restingCentreOf } from './move-card.ts';
import { fingerPointer, mousePointer, type Point, type Pointer } from './pointers.ts';

const LONG = 300;
const OTHER = 60;

const titles = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);

const listOf = (page: Page, column: string): Locator =>
  columnOf(page, column).locator('.board-list');

/** A place just inside the upper or lower edge of what is seen of a list. */
const edgeOf = async (page: Page, column: string, edge: 'top' | 'bottom'): Promise<Point> => {
  const box = await listOf(page, column).boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error(`${column} is not on the screen`);
  const bottom = Math.min(box.y + box.height, screen.height);
  return { x: box.x + box.width / 2, y: edge === 'top' ? box.y + 4 : bottom - 4 };
};

/** The list without this card, and with it before another one. */
const movedBefore = (cards: readonly string[], card: string, other: string): string[] => {
  const rest = cards.filter((each) => each !== card);
  return rest.toSpliced(rest.indexOf(other), 0, card);
};

/** Holds the lifted card at an edge until the list shows this card, and rests over it. */
const carryTo = async (
  page: Page,
  pointer: Pointer,
  card: string,
  to: { column: string; edge: 'top' | 'bottom' },
): Promise<void> => {
  await pointer.carry(await edgeOf(page, to.column, to.edge));
  await expect(cardOf(page, card)).toBeVisible();
  await pointer.carry(await restingCentreOf(page, card));
  await restingCentreOf(page, card);
};

const tailOf = async (page: Page, column: string, count: number): Promise<string[]> => {
  await listOf(page, column).evaluate((list) => {
    list.scrollTop = list.scrollHeight;
  });
  return (await shownLists(page))[column]?.slice(-count) ?? [];
};

test.use({ person: 'writer', hasTouch: true, viewport: { width: 1280, height: 900 } });

// Seven hundred calls fill the board, so both inputs share it: each starts from the lists as they stand.
test.describe.configure({ mode: 'default' });

let boardId: string | undefined;
const longBoard = async (api: APIRequestContext): Promise<string> => {
  if (boardId) return boardId;
  const made = await buildBoard(api, 'Long', { Long: [], Other: [] });
  await fillList(api, made, 'Long', titles('Leaf', LONG));
  await fillList(api, made, 'Other', titles('Twig', OTHER));
  boardId = made;
  return made;
};

const pointers = { mouse: mousePointer, finger: fingerPointer };

for (const [name, pointerOf] of Object.entries(pointers))
  test(`BJ-18 BJ-21 by ${name} a card is dragged from the top of a list of ${LONG} to near its end, and on into another list`, async ({
    page,
    apiOf,
  }) => {
    const errors = collectErrors(page);
    const api = await apiOf('writer');
    const id = await longBoard(api);
    const { Long = [], Other = [] } = await serverLists(api, id);
    const [first = '', second = ''] = Long;
    const nearEnd = Long.at(-6) ?? '';
    await openBoard(page, id);

    await test.step('down its own list', async () => {
      const pointer = await pointerOf(page);
      await pointer.lift(await restingCentreOf(page, first));
      await carryTo(page, pointer, nearEnd, { column: 'Long', edge: 'bottom' });
      await pointer.drop();
    });
    const once: Lists = { Long: movedBefore(Long, first, nearEnd), Other };
    await expect.poll(() => serverLists(api, id)).toEqual(once);
    await expect.poll(() => tailOf(page, 'Long', 10)).toEqual(once['Long']?.slice(-10));
    await page.reload();
    await expect.poll(() => tailOf(page, 'Long', 10)).toEqual(once['Long']?.slice(-10));

    await test.step('from the end of its list up, and into the middle of another', async () => {
      const pointer = await pointerOf(page);
      await pointer.lift(await restingCentreOf(page, first));
      await carryTo(page, pointer, second, { column: 'Long', edge: 'top' });
      const far = Other.at(-4) ?? '';
      await carryTo(page, pointer, far, { column: 'Other', edge: 'bottom' });
      await pointer.drop();
      const twice = { Long: Long.filter((card) => card !== first), Other: [...Other] };
      twice.Other.splice(Other.indexOf(far), 0, first);
      await expect.poll(() => serverLists(api, id)).toEqual(twice);
      await page.reload();
      await expect.poll(() => tailOf(page, 'Other', 10)).toEqual(twice.Other.slice(-10));
      expect((await shownLists(page))['Long']?.slice(0, 5)).toEqual(twice.Long.slice(0, 5));
    });
    expect(errors).toEqual([]);
  });
