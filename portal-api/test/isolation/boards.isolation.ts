import type { Endpoint, EndpointInput } from '@portal/shared-contracts';
import {
  boardCalls,
  createBoard,
  deleteBoard,
  deleteBoardByMethod,
  getCustomerBoard,
  getWriterBoard,
  listBoards,
  renameBoard,
  restoreBoard,
  updateCustomerCard,
  updateWriterCard,
  type BoardScope,
} from '@portal/shared-contracts/boards';
import type { Frozen } from '../../src/http/endpoints/frozen.ts';
import type { TestApp } from '../create-test-app.ts';
import { expectCall, isolationTable, type IsolationRow } from './isolation.ts';
import {
  createBoard as makeBoard,
  openTracker,
  type BoardActor,
} from '../../src/domains/boards/boards/boards.service.ts';
import { placeCard } from '../../src/domains/boards/cards/card-moves.service.ts';
import { confirmCard } from '../../src/domains/boards/cards/cards.service.ts';
import { addColumn } from '../../src/domains/boards/columns/columns.service.ts';

/** One board of a person with a column and a card on it. */
interface BoardIds {
  board: string;
  column: string;
  card: string;
}

type World = Record<BoardScope, BoardIds>;

const SECRET = 'Quietwater Holdings';

const fill = async (portal: TestApp, scope: BoardScope): Promise<BoardIds> => {
  const { db } = await portal.context();
  const personId = portal.personId(scope);
  const actor: BoardActor = { personId, scope };
  const titles = { boardTitle: SECRET, boardDescription: '' };
  const board =
    scope === 'customer' ? (await openTracker(db, actor))._id : await makeBoard(db, actor, titles);
  const { id: column } = await addColumn(db, actor, { boardId: board });
  const card = { boardId: board, cardTitle: 'Head of Risk', description: SECRET };
  const { id } = await confirmCard(db, actor, card);
  await placeCard(db, actor, id, column);
  return { board, column, card: id };
};

// Boards are switched off on the other site, so there nothing exists at all.
const hidden = { sameSite: 404, otherSite: 404 };

/** A row of a call on the board, the column or the card of its owner. */
const rowFor =
  (scope: BoardScope) =>
  <E extends Endpoint, const I extends Frozen<EndpointInput<E>>>(
    endpoint: E,
    input: (ids: BoardIds) => I,
  ) =>
    expectCall(endpoint, scope, (world: World) => input(world[scope]), {
      ...hidden,
      ...(scope === 'writer' ? { writer: 404 } : {}),
      own: 200,
    });

const columnRows = (scope: BoardScope): IsolationRow<World>[] => {
  const row = rowFor(scope);
  const calls = boardCalls[scope];
  return [
    row(calls.addColumn, ({ board }) => ({ boardId: board })),
    row(calls.addColumnByMethod, ({ board }) => ({ boardId: board })),
    row(calls.addFirstColumns, ({ board }) => ({ boardId: board, titles: ['Wishlist'] })),
    row(calls.renameColumn, ({ column }) => ({ id: column, title: 'Renamed' })),
  ];
};

const cardRows = (scope: BoardScope): IsolationRow<World>[] => {
  const row = rowFor(scope);
  const calls = boardCalls[scope];
  return [
    row(calls.getCard, ({ card }) => ({ id: card })),
    row(calls.confirmCard, ({ board }) => ({
      boardId: board,
      cardTitle: 'New',
      description: 'Firm',
    })),
    row(calls.placeCard, ({ column, card }) => ({ column, card })),
    row(calls.moveCard, ({ board, column, card }) => {
      const at = { column, index: 0 };
      return { board, card, fromPosition: at, toPosition: at };
    }),
    row(calls.removeCard, ({ card }) => ({ id: card })),
    row(calls.restoreCard, ({ card }) => ({ id: card })),
    row(calls.removeCardByMethod, ({ card }) => ({ id: card })),
  ];
};

// The rows before need the column, so its deletion comes last.
const columnRemovalRows = (scope: BoardScope): IsolationRow<World>[] => {
  const row = rowFor(scope);
  const calls = boardCalls[scope];
  return [
    row(calls.removeColumn, ({ column }) => ({ id: column })),
    row(calls.restoreColumn, ({ column }) => ({ id: column })),
    row(calls.removeColumnByMethod, ({ column }) => ({ id: column })),
  ];
};

const changesOf = (scope: BoardScope): IsolationRow<World>[] => [
  ...columnRows(scope),
  ...cardRows(scope),
  ...columnRemovalRows(scope),
];

const ownOnly = { sameSite: 200, otherSite: 404, own: 200 };

export const isolation = isolationTable<World>({
  prepare: async (portal) => ({
    customer: await fill(portal, 'customer'),
    writer: await fill(portal, 'writer'),
  }),
  secrets: () => [SECRET],
  rows: [
    expectCall(getCustomerBoard, 'customer', () => ({}), ownOnly),
    expectCall(listBoards, 'writer', () => ({}), { ...ownOnly, writer: 200 }),
    expectCall(getWriterBoard, 'writer', ({ writer }) => ({ id: writer.board }), {
      ...hidden,
      writer: 404,
      own: 200,
    }),
    expectCall(createBoard, 'writer', () => ({ boardTitle: 'Mine' }), { ...ownOnly, writer: 200 }),
    expectCall(
      updateCustomerCard,
      'customer',
      ({ customer }) => ({ id: customer.card, title: 'New', description: 'Firm', content: {} }),
      { ...hidden, own: 200 },
    ),
    expectCall(updateWriterCard, 'writer', ({ writer }) => ({ id: writer.card, title: 'New' }), {
      ...hidden,
      writer: 404,
      own: 200,
    }),
    ...changesOf('customer'),
    ...changesOf('writer'),
    expectCall(renameBoard, 'writer', ({ writer }) => ({ id: writer.board, boardTitle: SECRET }), {
      ...hidden,
      writer: 404,
      own: 200,
    }),
    expectCall(deleteBoard, 'writer', ({ writer }) => ({ id: writer.board }), {
      ...hidden,
      writer: 404,
      own: 200,
    }),
    expectCall(restoreBoard, 'writer', ({ writer }) => ({ id: writer.board }), {
      ...hidden,
      writer: 404,
      own: 200,
    }),
    expectCall(deleteBoardByMethod, 'writer', ({ writer }) => ({ id: writer.board }), {
      ...hidden,
      writer: 404,
      own: 200,
    }),
  ],
});
