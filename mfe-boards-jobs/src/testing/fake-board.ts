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
import { stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { boardReducer, findCard, type BoardAction } from '../features/board/state/board.reducer.ts';
import { newCard } from '../features/board/state/new-card.ts';

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

/** A server of one board in memory; the stubs parse everything with the contract. */
export class FakeBoard {
  board: Board;
  /** Names of the calls that arrived, in order. */
  readonly calls: string[] = [];
  /** Cards that were confirmed and not placed yet. */
  readonly confirmed = new Map<string, Card>();
  private readonly refusals = new Map<string, string>();
  private readonly deleted = new Map<string, Board['columns']>();

  constructor(board: Board) {
    this.board = board;
  }

  /** The next call of this name is refused with this message. */
  refuse(call: string, message: string): void {
    this.refusals.set(call, message);
  }

  /** Writes a call down; throws when it is to be refused. */
  record(call: string): void {
    this.calls.push(call);
    const message = this.refusals.get(call);
    this.refusals.delete(call);
    if (message) throw new RefusedReply('unexpected', message);
  }

  apply(action: BoardAction): void {
    this.board = { ...this.board, columns: [...boardReducer(this.board.columns, action)] };
  }

  /** Deletes what has this id, so that {@link restore} brings the board back as it was. */
  delete(id: string, action: BoardAction): void {
    this.deleted.set(id, this.board.columns);
    this.apply(action);
  }

  restore(id: string): void {
    const columns = this.deleted.get(id);
    if (columns) this.board = { ...this.board, columns };
  }

  edit(id: string, fields: Partial<Card>): Card {
    const card = { ...(findCard(this.board.columns, id) ?? makeCard(id)), ...fields };
    this.apply({ type: 'card.edit', card });
    return card;
  }
}

const DONE = { status: true } as const;

const stubColumns = (fake: FakeBoard, calls: (typeof boardCalls)[BoardScope]): void => {
  stubApi(calls.addColumn, ({ id = 'new-list' }) => {
    fake.record('addColumn');
    fake.apply({ type: 'column.add', id, title: 'Title' });
    return { ...DONE, _id: id, id, title: 'Title' };
  });
  stubApi(calls.addFirstColumns, ({ titles }) => {
    fake.record(`addFirstColumns ${titles.join(',')}`);
    for (const title of titles) fake.apply({ type: 'column.add', id: `list-${title}`, title });
    return DONE;
  });
  stubApi(calls.renameColumn, ({ id, title }) => {
    fake.record('renameColumn');
    fake.apply({ type: 'column.rename', id, title });
    return DONE;
  });
  stubApi(calls.removeColumn, ({ id }) => {
    fake.record('removeColumn');
    fake.delete(id, { type: 'column.remove', id });
    return DONE;
  });
  stubApi(calls.restoreColumn, ({ id }) => {
    fake.record('restoreColumn');
    fake.restore(id);
    return DONE;
  });
};

const stubCards = (fake: FakeBoard, calls: (typeof boardCalls)[BoardScope]): void => {
  stubApi(calls.getCard, ({ id }) => {
    fake.record('getCard');
    const card = findCard(fake.board.columns, id);
    if (!card) throw new RefusedReply('not-found', 'Gone');
    return { card, boardId: fake.board._id, columnId: null };
  });
  stubApi(calls.confirmCard, ({ id = 'new-card', cardTitle, description }) => {
    fake.record('confirmCard');
    fake.confirmed.set(id, makeCard(id, { title: cardTitle, description }));
    return { ...DONE, _id: id, description, createdAt: fake.board.createdAt };
  });
  stubApi(calls.placeCard, ({ column, card: id }) => {
    fake.record('placeCard');
    const card = fake.confirmed.get(id);
    if (card) fake.apply({ type: 'card.add', column, card });
    return DONE;
  });
  stubApi(calls.moveCard, ({ card: id, fromPosition: from, toPosition: to }) => {
    fake.record(`moveCard ${id} ${to.column} ${to.index}`);
    fake.apply({ type: 'card.move', id, from, to, operation: '' });
    return { ...DONE, position: to };
  });
  stubApi(calls.removeCard, ({ id }) => {
    fake.record('removeCard');
    fake.delete(id, { type: 'card.remove', id });
    return DONE;
  });
  stubApi(calls.restoreCard, ({ id }) => {
    fake.record('restoreCard');
    fake.restore(id);
    return DONE;
  });
};

const stubCardEdits = (fake: FakeBoard): void => {
  stubApi(updateCustomerCard, ({ id, title, description, content }) => {
    fake.record('updateCard');
    const { deadline } = content;
    return { ...DONE, card: fake.edit(id, { title, description, deadline, content }) };
  });
  stubApi(updateWriterCard, ({ id, title, priority, deadline, descriptionContent }) => {
    fake.record('updateCard');
    const content = { ...makeCard(id).content, deadline, descriptionContent };
    return { ...DONE, card: fake.edit(id, { title, priority, deadline, content }) };
  });
};

/** Stubs every call of a board with a small server in memory. */
export const fakeBoard = (
  scope: BoardScope,
  lists: Readonly<Record<string, readonly Card[]>>,
): FakeBoard => {
  const fake = new FakeBoard(makeBoard(lists));
  stubApi(getCustomerBoard, () => fake.board);
  stubApi(getWriterBoard, () => fake.board);
  stubColumns(fake, boardCalls[scope]);
  stubCards(fake, boardCalls[scope]);
  stubCardEdits(fake);
  return fake;
};
