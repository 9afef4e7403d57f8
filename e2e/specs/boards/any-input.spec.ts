import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';
import { buildBoard, serverLists, type Lists } from './board-builder.ts';
import { chooseFromMenu, openBoard, shownLists } from './board-screen.ts';
import { keyboard, menu, mouse, touch, type MoveCard, type Move } from './move-card.ts';

const START: Lists = {
  Ideas: ['Amber', 'Birch', 'Cedar', 'Dune'],
  Doing: ['Ember', 'Fern', 'Grove'],
  Review: ['Heath', 'Iris'],
  Done: ['Jade'],
};

type Step = Move | { remove: string } | 'undo';

/** Thirty steps: every list, top, middle and bottom, deletions and undo between them. */
const SCRIPT: readonly Step[] = [
  { card: 'Amber', to: 'Doing', index: 0 },
  { card: 'Dune', to: 'Ideas', index: 0 },
  { card: 'Ember', to: 'Review', index: 1 },
  { card: 'Jade', to: 'Ideas', index: 2 },
  'undo',
  { card: 'Heath', to: 'Done', index: 1 },
  { card: 'Cedar', to: 'Ideas', index: 0 },
  { remove: 'Fern' },
  'undo',
  { card: 'Grove', to: 'Done', index: 0 },
  { card: 'Iris', to: 'Doing', index: 1 },
  { card: 'Birch', to: 'Review', index: 0 },
  { card: 'Jade', to: 'Done', index: 2 },
  { card: 'Amber', to: 'Ideas', index: 1 },
  { card: 'Fern', to: 'Ideas', index: 3 },
  { remove: 'Heath' },
  { card: 'Ember', to: 'Doing', index: 0 },
  { card: 'Dune', to: 'Review', index: 1 },
  { card: 'Cedar', to: 'Done', index: 1 },
  'undo',
  { card: 'Iris', to: 'Ideas', index: 0 },
  { card: 'Grove', to: 'Doing', index: 1 },
  { card: 'Amber', to: 'Done', index: 0 },
  { card: 'Birch', to: 'Review', index: 1 },
  { card: 'Fern', to: 'Done', index: 2 },
  { remove: 'Dune' },
  'undo',
  { card: 'Jade', to: 'Doing', index: 2 },
  { card: 'Ember', to: 'Ideas', index: 2 },
  { card: 'Dune', to: 'Doing', index: 0 },
];

const moved = (lists: Lists, { card, to, index }: Move): Lists => {
  const without = Object.fromEntries(
    Object.entries(lists).map(([list, cards]) => [list, cards.filter((each) => each !== card)]),
  );
  return { ...without, [to]: (without[to] ?? []).toSpliced(index, 0, card) };
};

const removed = (lists: Lists, card: string): Lists =>
  Object.fromEntries(
    Object.entries(lists).map(([list, cards]) => [list, cards.filter((each) => each !== card)]),
  );

/** What the board must be after each step. */
const expected = (): Lists[] => {
  const history: Lists[] = [START];
  let before = START;
  for (const step of SCRIPT) {
    const now = history.at(-1) as Lists;
    if (step === 'undo') history.push(before);
    else history.push('remove' in step ? removed(now, step.remove) : moved(now, step));
    before = now;
  }
  return history;
};

const play = async (page: Page, step: Step, lists: Lists, moveCard: MoveCard): Promise<void> => {
  if (step === 'undo') await page.getByRole('button', { name: 'Undo' }).click();
  else if ('remove' in step) await chooseFromMenu(page, `Menu of card ${step.remove}`, 'Delete');
  else await moveCard(page, step, lists);
};

test.use({ person: 'writer', hasTouch: true, viewport: { width: 1600, height: 1000 } });

// Thirty steps look sixty times; waiting longer between two looks would be most of the time.
const often = { intervals: [20, 40, 80] };

const inputs: Record<string, MoveCard> = { mouse, touch, keyboard, menu };

for (const [name, moveCard] of Object.entries(inputs))
  test(`BJ-18 BJ-21 BJ-22 thirty steps by ${name} end in the one server state that all inputs share`, async ({
    page,
    apiOf,
  }) => {
    const api = await apiOf('writer');
    const boardId = await buildBoard(api, `By ${name}`, START);
    await openBoard(page, boardId);
    const states = expected();
    for (const [at, step] of SCRIPT.entries())
      await test.step(`${at + 1}: ${JSON.stringify(step)}`, async () => {
        await play(page, step, states[at] as Lists, moveCard);
        await expect.poll(() => shownLists(page), often).toEqual(states[at + 1]);
        await expect.poll(() => serverLists(api, boardId), often).toEqual(states[at + 1]);
      });
    await page.reload();
    await expect.poll(() => shownLists(page)).toEqual(states.at(-1));
  });
