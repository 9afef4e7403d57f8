import { collectErrors, expect, pageOf, test } from '../../harness/test.ts';
import { buildBoard, LISTS, readBoard, serverLists } from './board-builder.ts';
import { cardOf, columnOf, openBoard, shownLists } from './board-screen.ts';
import { mouse, restingCentreOf } from './move-card.ts';
import { mousePointer } from './pointers.ts';

test.use({ person: 'writer' });

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
  let sent = 0;
  await page.route('**/card/position/update', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  // The lost answer is none: the one that comes is that of the second time.
  const answer = page.waitForResponse('**/card/position/update');
  await cardOf(page, 'One').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const end = { Todo: ['Two', 'Three'], Doing: ['One', 'Four'], Done: [] };
  expect((await answer).status()).toBe(200);
  expect(await serverLists(api, boardId)).toEqual(end);
  await expect.poll(() => shownLists(page)).toEqual(end);
  expect(sent).toBe(2);
});

test('BJ-18 Escape ends a drag by mouse, and the card stays', async ({ page, apiOf }) => {
  const api = await apiOf('writer');
  const boardId = await buildBoard(api, 'Escape', LISTS);
  await openBoard(page, boardId);
  const pointer = await mousePointer(page);
  const to = await restingCentreOf(page, 'Four');
  await pointer.lift(await restingCentreOf(page, 'One'));
  await pointer.carry(to);
  await page.keyboard.press('Escape');
  await pointer.drop();
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
  const boardId = await buildBoard(api, 'Deleted while dragged', LISTS);
  const { columns } = await readBoard(api, boardId);
  await openBoard(page, boardId);
  const pointer = await mousePointer(page);
  await pointer.lift(await restingCentreOf(page, 'One'));
  const reply = await api.get(`/api/writer/card/${columns[0]?.cards[0]?.id}/delete`);
  expect(reply.status()).toBe(200);
  await expect(page.locator('.smooth-dnd-ghost')).toHaveCount(0);
  await pointer.drop();
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
