import { expectAccessible } from '../../harness/accessibility.ts';
import { collectErrors, expect, pageOf, test } from '../../harness/test.ts';
import { buildBoard, readBoard, serverLists } from './board-builder.ts';
import { cardOf, chooseFromMenu, columnOf, openBoard, shownLists } from './board-screen.ts';
import { mouse, restingCentreOf } from './hands.ts';
import { fingerPointer, mousePointer } from './pointers.ts';

const LISTS = { Todo: ['One', 'Two', 'Three'], Doing: ['Four'], Done: [] };

test.use({ person: 'writer' });

test('BJ-11 BJ-12 BJ-13 a writer makes a board, fills it, and deletes it after a warning', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const title = `Made by hand ${Date.now()}`;
  await page.goto('/boards');
  await page.getByRole('button', { name: 'New board' }).click();
  await page.getByLabel('Board name').fill(title);
  await page.getByRole('button', { name: 'Create board' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Start with these lists' }).click();
  await page.getByRole('button', { name: 'Add a card to Ideas' }).click();
  await page.getByLabel('Title').fill('First thought');
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(cardOf(page, 'First thought')).toBeVisible();
  await page.goto('/boards');
  await page.getByRole('button', { name: `Delete board ${title}` }).click();
  await expect(page.getByRole('dialog')).toContainText('1 task will be deleted');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('BJ-15 BJ-16 BJ-17 a list is added, renamed, deleted, and undone with its cards in order', async ({
  page,
  apiOf,
}) => {
  const api = await apiOf('writer');
  const boardId = await buildBoard(api, 'Lists', LISTS);
  await openBoard(page, boardId);
  await page.getByRole('button', { name: '+ ADD LIST' }).click();
  await expect(columnOf(page, 'Title')).toBeVisible();
  await chooseFromMenu(page, 'Menu of list Title', 'Edit');
  await page.getByLabel('Column Name').fill('Later');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(columnOf(page, 'Later')).toBeVisible();
  await expect.poll(async () => Object.keys(await serverLists(api, boardId))).toContain('Later');
  const before = await readBoard(api, boardId);
  await chooseFromMenu(page, 'Menu of list Todo', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(columnOf(page, 'Todo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => readBoard(api, boardId)).toEqual(before);
  await expect.poll(() => shownLists(page)).toEqual({ ...LISTS, Later: [] });
});

test('BJ-21 two tabs agree after each of them has moved cards', async ({
  page,
  browser,
  apiOf,
}) => {
  const api = await apiOf('writer');
  const boardId = await buildBoard(api, 'Two tabs', LISTS);
  const other = await pageOf(browser, 'writer');
  await openBoard(page, boardId);
  await openBoard(other, boardId);
  await cardOf(page, 'One').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect
    .poll(() => shownLists(other))
    .toEqual({ ...LISTS, Todo: ['Two', 'Three'], Doing: ['One', 'Four'] });
  await cardOf(other, 'Four').focus();
  await other.keyboard.press('Space');
  await other.keyboard.press('ArrowRight');
  await other.keyboard.press('Space');
  const end = { Todo: ['Two', 'Three'], Doing: ['One'], Done: ['Four'] };
  await expect.poll(() => shownLists(page)).toEqual(end);
  await expect.poll(() => serverLists(api, boardId)).toEqual(end);
  await other.context().close();
});

test('BJ-21 a move that the server refuses goes back and says why', async ({ page, apiOf }) => {
  const api = await apiOf('writer');
  const boardId = await buildBoard(api, 'Refused', LISTS);
  await openBoard(page, boardId);
  await page.route('**/card/position/update', (route) =>
    route.fulfill({
      status: 500,
      json: { status: false, code: 'unexpected', message: 'The server is busy.' },
    }),
  );
  await cardOf(page, 'One').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(
    page.getByText('The card went back to its place. The server is busy.').first(),
  ).toBeVisible();
  await expect.poll(() => shownLists(page)).toEqual(LISTS);
});

test('BJ-21 a move whose answer is lost is sent again and done once', async ({ page, apiOf }) => {
  const api = await apiOf('writer');
  const boardId = await buildBoard(api, 'Lost answer', LISTS);
  await openBoard(page, boardId);
  let lost = 0;
  await page.route('**/card/position/update', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await cardOf(page, 'One').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const end = { Todo: ['Two', 'Three'], Doing: ['One', 'Four'], Done: [] };
  await expect.poll(() => serverLists(api, boardId)).toEqual(end);
  await expect.poll(() => shownLists(page)).toEqual(end);
  expect(lost).toBe(1);
});

test('BJ-15 a new list whose answer is lost is never sent twice by itself', async ({
  page,
  apiOf,
}) => {
  const api = await apiOf('writer');
  const boardId = await buildBoard(api, 'No repeat', LISTS);
  await openBoard(page, boardId);
  let sent = 0;
  await page.route('**/list/new/**', async (route) => {
    sent += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: '+ ADD LIST' }).click();
  // The answer was lost but the list exists: the board reads again and shows what is true.
  await expect.poll(() => shownLists(page)).toEqual({ ...LISTS, Title: [] });
  expect(sent).toBe(1);
});

test('BJ-18 Escape ends a drag by mouse, and the card stays', async ({ page, apiOf }) => {
  const api = await apiOf('writer');
  const boardId = await buildBoard(api, 'Escape', LISTS);
  await openBoard(page, boardId);
  const from = await cardOf(page, 'One').boundingBox();
  const to = await columnOf(page, 'Doing').boundingBox();
  if (!from || !to) throw new Error('The board is not on the screen');
  await page.mouse.move(from.x + 100, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 100, to.y + 80, { steps: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('.smooth-dnd-ghost')).toHaveCount(0);
  expect(await shownLists(page)).toEqual(LISTS);
  expect(await serverLists(api, boardId)).toEqual(LISTS);
});

test('BJ-18 BJ-21 a card that somebody deletes while it is dragged ends the drag, and the next drag works', async ({
  page,
  apiOf,
}) => {
  const errors = collectErrors(page);
  const api = await apiOf('writer');
  const boardId = await buildBoard(api, 'Deleted under the hand', LISTS);
  const { columns } = await readBoard(api, boardId);
  await openBoard(page, boardId);
  const hand = await mousePointer(page);
  await hand.lift(await restingCentreOf(page, 'One'));
  const reply = await api.get(`/api/writer/card/${columns[0]?.cards[0]?.id}/delete`);
  expect(reply.status()).toBe(200);
  await expect(page.locator('.smooth-dnd-ghost')).toHaveCount(0);
  await hand.drop();
  const without = { ...LISTS, Todo: ['Two', 'Three'] };
  await expect.poll(() => shownLists(page)).toEqual(without);
  await mouse(page, { card: 'Two', to: 'Doing', index: 1 }, without);
  const end = { ...LISTS, Todo: ['Three'], Doing: ['Four', 'Two'] };
  await expect.poll(() => serverLists(api, boardId)).toEqual(end);
  expect(errors).toEqual([]);
});

test('BJ-18 columns cannot be dragged', async ({ page, apiOf }) => {
  const boardId = await buildBoard(await apiOf('writer'), 'Fixed lists', LISTS);
  await openBoard(page, boardId);
  await columnOf(page, 'Todo').locator('h2').dragTo(columnOf(page, 'Done'));
  expect(Object.keys(await shownLists(page))).toEqual(Object.keys(LISTS));
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('BJ-18 scrolling over cards never moves one', async ({ page, apiOf }) => {
    const many = Array.from({ length: 14 }, (_, at) => `Card ${at + 1}`);
    const lists = { Todo: many, Doing: [] };
    const boardId = await buildBoard(await apiOf('writer'), 'Scrolling', lists);
    await openBoard(page, boardId);
    const card = await cardOf(page, 'Card 4').boundingBox();
    if (!card) throw new Error('The card is not on the screen');
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: card.x + 100, y }],
      });
    await send('touchStart', card.y + 30);
    for (let step = 1; step <= 10; step += 1) await send('touchMove', card.y + 30 - step * 15);
    await send('touchEnd');
    await expect
      .poll(() =>
        page
          .locator('.board-list')
          .first()
          .evaluate((list) => list.scrollTop),
      )
      .toBeGreaterThan(50);
    expect(await shownLists(page)).toEqual(lists);
    await expect(page.locator('.smooth-dnd-ghost')).toHaveCount(0);
  });

  test('BJ-18 a card is carried into a list beyond the edge of the screen', async ({
    page,
    apiOf,
  }) => {
    const api = await apiOf('writer');
    const boardId = await buildBoard(api, 'Sideways', LISTS);
    await openBoard(page, boardId);
    const finger = await fingerPointer(page);
    const start = await restingCentreOf(page, 'One');
    await finger.lift(start);
    await finger.carry({ x: 356, y: start.y });
    // The end of the row: the last list stands at the left of it.
    await expect(page.getByRole('button', { name: '+ ADD LIST' })).toBeInViewport({ ratio: 1 });
    await finger.carry({ x: 100, y: start.y });
    await finger.drop();
    const end = { Todo: ['Two', 'Three'], Doing: ['Four'], Done: ['One'] };
    await expect.poll(() => serverLists(api, boardId)).toEqual(end);
  });
});

for (const [width, locale] of [
  [1280, 'en-US'],
  [360, 'de-DE'],
] as const)
  test(`BJ-10 BJ-14 BJ-22 no barrier on boards and their dialogs at ${width} in ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const open = async (person: 'customer' | 'writer', path: string) => {
      const viewport = { width, height: 800 };
      const page = await pageOf(browser, person, undefined, { locale, viewport });
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      return page;
    };
    const tracker = await open('customer', '/board');
    await expect(tracker.locator('.board-card').first()).toBeVisible();
    await expectAccessible(tracker);
    await tracker.locator('.board-card-title').first().click();
    await expect(tracker.locator('.board-rich-area')).toBeVisible();
    await expectAccessible(tracker);
    await tracker.context().close();
    const boards = await open('writer', '/boards');
    await expect(boards.locator('.boards-tile').first()).toBeVisible();
    await expectAccessible(boards);
    await boards.locator('.boards-tile a').last().click();
    await expect(boards.locator('.board-column').first()).toBeVisible();
    const menus = boards.locator('.board-column-head button[aria-haspopup=menu]');
    await menus.first().click();
    await expectAccessible(boards);
    await boards.getByRole('menuitem').last().click();
    await expect(boards.getByRole('dialog')).toBeVisible();
    await expectAccessible(boards);
    await boards.context().close();
  });
