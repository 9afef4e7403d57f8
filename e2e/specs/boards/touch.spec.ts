import { expect, test } from '../../harness/test.ts';
import { buildBoard, LISTS, serverLists } from './board-builder.ts';
import { cardOf, columnOf, openBoard, shownLists } from './board-screen.ts';
import { restingCentreOf } from './move-card.ts';
import { fingerPointer } from './pointers.ts';

test.use({ person: 'writer' });

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
    // Together: the time of a long press must not pass between the two.
    await Promise.all([send('touchStart', card.y + 30), send('touchMove', card.y + 15)]);
    for (let step = 2; step <= 10; step += 1) await send('touchMove', card.y + 30 - step * 15);
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
    // The end of the row: the last list is whole on the screen.
    await expect(columnOf(page, 'Done')).toBeInViewport({ ratio: 1 });
    await finger.carry({ x: 100, y: start.y });
    await finger.drop();
    const end = { Todo: ['Two', 'Three'], Doing: ['Four'], Done: ['One'] };
    await expect.poll(() => serverLists(api, boardId)).toEqual(end);
  });
});
