import type { Page } from '@playwright/test';
import { expect } from '../../harness/test.ts';
import type { Lists } from './board-builder.ts';
import { cardOf, chooseFromMenu, columnOf } from './board-screen.ts';
import { between, mousePointer, type Point } from './pointers.ts';

/** One move: which card, into which list, at which position (counted without the card). */
export interface Move {
  card: string;
  to: string;
  index: number;
}

/** A way to move a card; `lists` is what the board shows now. */
export type MoveCard = (page: Page, move: Move, lists: Lists) => Promise<void>;

const RESTING_FRAMES = 4;

/** The middle of a card once it has kept its place for some frames: the engine makes room for the dragged one. */
export const restingCentreOf = (page: Page, title: string): Promise<Point> =>
  cardOf(page, title).evaluate(async (card, frames) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let box = card.getBoundingClientRect();
    for (let still = 0; still < frames; still += 1) {
      await nextFrame();
      const now = card.getBoundingClientRect();
      if (now.x !== box.x || now.y !== box.y) still = -1;
      box = now;
    }
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, RESTING_FRAMES);

const listOf = (lists: Lists, card: string): string =>
  Object.keys(lists).find((title) => lists[title]?.includes(card)) ?? '';

const positionOf = (lists: Lists, card: string): { list: string; index: number } => {
  const list = listOf(lists, card);
  return { list, index: lists[list]?.indexOf(card) ?? -1 };
};

/** The cards whose middle the dragged one must pass, in order; nothing means the top of the list. */
const guides = (move: Move, lists: Lists): { enters: boolean; over: string | undefined } => {
  const { list, index } = positionOf(lists, move.card);
  const others = (lists[move.to] ?? []).filter((title) => title !== move.card);
  if (list !== move.to) return { enters: true, over: others[move.index - 1] };
  return { enters: false, over: others[move.index > index ? move.index - 1 : move.index] };
};

type Step = (point: Point) => Promise<void>;

const follow = async (page: Page, move: Move, lists: Lists, go: Step): Promise<void> => {
  const { enters, over } = guides(move, lists);
  if (enters) {
    const list = await columnOf(page, move.to).locator('.board-list').boundingBox();
    if (!list) throw new Error(`${move.to} is not on the screen`);
    await go({ x: list.x + list.width / 2, y: list.y + 6 });
  }
  if (over === undefined) return;
  await go(await restingCentreOf(page, over));
  // It makes room before the card is let go.
  await restingCentreOf(page, over);
};

/** Presses, drags and releases with the mouse. */
export const mouse: MoveCard = async (page, move, lists) => {
  const pointer = await mousePointer(page);
  await pointer.lift(await restingCentreOf(page, move.card));
  await follow(page, move, lists, pointer.carry);
  await pointer.drop();
};

/** Lifts by the handle or by a long press, in turn, and drags with a finger. */
export const touch: MoveCard = async (page, move, lists) => {
  const session = await page.context().newCDPSession(page);
  const send = (type: string, points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points,
    });
  const centre = await restingCentreOf(page, move.card);
  const usesHandle = move.index % 2 === 0;
  const handle = await cardOf(page, move.card).locator('.board-card-handle').boundingBox();
  if (!handle) throw new Error(`${move.card} has no handle`);
  const grab = usesHandle ? { x: handle.x + 12, y: handle.y + 12 } : centre;
  const offset = { x: grab.x - centre.x, y: grab.y - centre.y };
  await send('touchStart', [grab]);
  await expect(page.locator('.smooth-dnd-ghost')).toBeVisible();
  let at = grab;
  await follow(page, move, lists, async (point) => {
    const target = { x: point.x + offset.x, y: point.y + offset.y };
    for (const next of between(at, target, 8)) await send('touchMove', [next]);
    at = target;
  });
  await send('touchEnd', []);
  await session.detach();
};

/** Space, arrows, Space. */
export const keyboard: MoveCard = async (page, move, lists) => {
  const { list, index } = positionOf(lists, move.card);
  const titles = Object.keys(lists);
  const across = titles.indexOf(move.to) - titles.indexOf(list);
  const card = cardOf(page, move.card);
  await card.focus();
  await page.keyboard.press('Space');
  let position = index;
  for (let turn = 0; turn < Math.abs(across); turn += 1) {
    await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    const passed = titles[titles.indexOf(list) + (turn + 1) * Math.sign(across)] ?? '';
    position = Math.min(position, lists[passed]?.length ?? 0);
    await expect(card).toBeFocused();
  }
  for (; position !== move.index; position += Math.sign(move.index - position)) {
    await page.keyboard.press(move.index > position ? 'ArrowDown' : 'ArrowUp');
    await expect(card).toBeFocused();
  }
  await page.keyboard.press('Space');
};

/** "Move to…" with its plain fields. */
export const menu: MoveCard = async (page, move) => {
  await chooseFromMenu(page, `Menu of card ${move.card}`, 'Move to…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(`^${move.to} \\(`) }).check();
  await dialog.getByRole('spinbutton').fill(String(move.index + 1));
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
};
