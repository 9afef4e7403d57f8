import { AppError } from '@portal/shared-contracts';
import {
  boardCalls,
  getCustomerBoard,
  getWriterBoard,
  updateCustomerCard,
  updateWriterCard,
  type Board,
  type BoardScope,
  type Card,
} from '@portal/shared-contracts/boards';
import { stubApi } from '@portal/shared-contracts/testing';
import { boardReducer, findCard, type BoardAction } from '../board/board.reducer.ts';
import { newCard } from '../board/new-card.ts';

/** A server of one board that keeps what it is told; stubs parse everything with the contract. */
export interface FakeBoard {
  board: Board;
  /** Names of the calls that changed something, in order. */
  calls: string[];
  /** The next call of this name is refused with these words. */
  refuse: (call: string, message: string) => void;
}

/** A card with the fields that a test cares about. */
export const makeCard = (id: string, fields: Partial<Card> = {}): Card => ({
  ...newCard({ title: `Job ${id}`, description: `Firm ${id}` }, new Date('2026-01-01T00:00:00Z')),
  _id: id,
  id,
  ...fields,
});

const makeBoard = (lists: Readonly<Record<string, readonly Card[]>>): Board => ({
  _id: 'board-1',
  boardTitle: 'Tasks',
  boardDescription: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  columns: Object.entries(lists).map(([title, cards]) => ({
    _id: `list-${title}`,
    id: `list-${title}`,
    title,
    cards: [...cards],
  })),
});

/** Stubs every call of a board with a small server in memory. */
export const fakeBoard = (
  scope: BoardScope,
  lists: Readonly<Record<string, readonly Card[]>>,
): FakeBoard => {
  const refusals = new Map<string, string>();
  const fake: FakeBoard = {
    board: makeBoard(lists),
    calls: [],
    refuse: (call, message) => void refusals.set(call, message),
  };
  const deleted = new Map<string, { columns: Board['columns'] }>();
  const note = (call: string): void => {
    fake.calls.push(call);
    const message = refusals.get(call);
    refusals.delete(call);
    if (message) throw new AppError('unexpected', message);
  };
  const apply = (action: BoardAction): void => {
    fake.board = { ...fake.board, columns: [...boardReducer(fake.board.columns, action)] };
  };
  const done = { status: true } as const;
  const calls = boardCalls[scope];
  const unplaced = new Map<string, Card>();

  stubApi(getCustomerBoard, () => fake.board);
  stubApi(getWriterBoard, () => fake.board);
  stubApi(calls.getCard, ({ id }) => {
    note('getCard');
    const card = findCard(fake.board.columns, id);
    if (!card) throw new AppError('not-found', 'Gone');
    return { card, boardId: fake.board._id, columnId: null };
  });
  stubApi(calls.addColumn, ({ id = 'new-list' }) => {
    note('addColumn');
    apply({ type: 'column.add', id, title: 'Title' });
    return { ...done, _id: id, id, title: 'Title' };
  });
  stubApi(calls.addFirstColumns, ({ titles }) => {
    note(`addFirstColumns ${titles.join(',')}`);
    for (const title of titles) apply({ type: 'column.add', id: `list-${title}`, title });
    return done;
  });
  stubApi(calls.renameColumn, ({ id, title }) => {
    note('renameColumn');
    apply({ type: 'column.rename', id, title });
    return done;
  });
  const keepAndApply = (id: string, action: BoardAction): void => {
    deleted.set(id, { columns: fake.board.columns });
    apply(action);
  };
  const bringBack = (id: string): void => {
    const known = deleted.get(id);
    if (known) fake.board = { ...fake.board, columns: known.columns };
  };
  stubApi(calls.removeColumn, ({ id }) => {
    note('removeColumn');
    keepAndApply(id, { type: 'column.remove', id });
    return done;
  });
  stubApi(calls.restoreColumn, ({ id }) => {
    note('restoreColumn');
    bringBack(id);
    return done;
  });
  stubApi(calls.confirmCard, ({ id = 'new-card', cardTitle, description }) => {
    note('confirmCard');
    unplaced.set(id, makeCard(id, { title: cardTitle, description }));
    return { ...done, _id: id, description, createdAt: fake.board.createdAt };
  });
  stubApi(calls.placeCard, ({ column, card }) => {
    note('placeCard');
    const placed = unplaced.get(card);
    if (placed) apply({ type: 'card.add', column, card: placed });
    return done;
  });
  stubApi(calls.moveCard, ({ card, fromPosition, toPosition }) => {
    note(`moveCard ${card} ${toPosition.column} ${toPosition.index}`);
    apply({ type: 'card.move', id: card, from: fromPosition, to: toPosition, operation: '' });
    return { ...done, position: toPosition };
  });
  stubApi(calls.removeCard, ({ id }) => {
    note('removeCard');
    keepAndApply(id, { type: 'card.remove', id });
    return done;
  });
  stubApi(calls.restoreCard, ({ id }) => {
    note('restoreCard');
    bringBack(id);
    return done;
  });
  const change = (id: string, fields: Partial<Card>): Card => {
    const card = { ...(findCard(fake.board.columns, id) ?? makeCard(id)), ...fields };
    apply({ type: 'card.edit', card });
    return card;
  };
  stubApi(updateCustomerCard, ({ id, title, description, content }) => {
    note('updateCard');
    const { deadline } = content;
    return { ...done, card: change(id, { title, description, deadline, content }) };
  });
  stubApi(updateWriterCard, ({ id, title, priority, deadline, descriptionContent }) => {
    note('updateCard');
    const content = { ...makeCard(id).content, deadline, descriptionContent };
    return { ...done, card: change(id, { title, priority, deadline, content }) };
  });
  return fake;
};
