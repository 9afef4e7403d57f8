import { wouldAsk } from '../../harness/pages/would-ask.ts';
import { collectErrors, expect, test } from '../../harness/test.ts';
import { buildBoard, LISTS, readBoard, serverLists } from './board-builder.ts';
import { cardOf, chooseFromMenu, columnOf, openBoard, shownLists } from './board-screen.ts';

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
  await page.getByRole('main').getByRole('link', { name: 'Tasks Manager' }).click();
  await page.getByRole('button', { name: `Delete board ${title}` }).click();
  await expect(page.getByRole('dialog')).toContainText('1 task will be deleted');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('BJ-18 a page that is closed while a card is on its way asks first, and no longer when it has arrived', async ({
  page,
  apiOf,
}) => {
  const api = await apiOf('writer');
  const boardId = await buildBoard(api, 'On its way', LISTS);
  await openBoard(page, boardId);
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/writer/card/new', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add a card to Todo' }).click();
  await page.getByLabel('Title').fill('Late thought');
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(cardOf(page, 'Late thought')).toBeVisible();
  let asked = 0;
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') asked += 1;
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe(1);
  letThrough();
  await expect.poll(() => wouldAsk(page)).toBe(false);
  expect((await serverLists(api, boardId))['Todo']).toContain('Late thought');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toBe(1);
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
  // Until then the page shows the list because it was asked for.
  await expect(page.getByRole('alert')).toContainText('it may not have been saved');
  // The answer was lost but the list exists: the board reads again and shows what is true.
  await expect.poll(() => shownLists(page)).toEqual({ ...LISTS, Title: [] });
  expect(sent).toBe(1);
});
