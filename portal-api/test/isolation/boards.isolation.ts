import {
  boardCalls,
  createBoard,
  deleteBoard,
  deleteBoardByMethod,
  getCustomerBoard,
  getWriterBoard,
  listBoards,
  updateCustomerCard,
  updateWriterCard,
  type BoardScope,
} from '@portal/shared-contracts/boards';
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
  const person = scope === 'customer' ? 'customer' : 'writer';
  const personId = portal.personId(person);
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

const changesOf = (scope: BoardScope): IsolationRow<World>[] => {
  const calls = boardCalls[scope];
  const owner = scope === 'customer' ? ('customer' as const) : ('writer' as const);
  const strangers = { ...hidden, ...(scope === 'writer' ? { writer: 404 } : {}), own: 200 };
  return [
    expectCall(calls.getCard, owner, (world: World) => ({ id: world[scope].card }), strangers),
    expectCall(
      calls.addColumn,
      owner,
      (world: World) => ({ boardId: world[scope].board }),
      strangers,
    ),
    expectCall(
      calls.addColumnByMethod,
      owner,
      (world: World) => ({ boardId: world[scope].board }),
      strangers,
    ),
    expectCall(
      calls.addFirstColumns,
      owner,
      (world: World) => ({ boardId: world[scope].board, titles: ['Wishlist'] }),
      strangers,
    ),
    expectCall(
      calls.renameColumn,
      owner,
      (world: World) => ({ id: world[scope].column, title: 'Renamed' }),
      strangers,
    ),
    expectCall(
      calls.confirmCard,
      owner,
      (world: World) => ({ boardId: world[scope].board, cardTitle: 'New', description: 'Firm' }),
      strangers,
    ),
    expectCall(
      calls.placeCard,
      owner,
      (world: World) => ({ column: world[scope].column, card: world[scope].card }),
      strangers,
    ),
    expectCall(
      calls.moveCard,
      owner,
      (world: World) => {
        const at = { column: world[scope].column, index: 0 };
        const { board, card } = world[scope];
        return { board, card, fromPosition: at, toPosition: at };
      },
      strangers,
    ),
    expectCall(calls.removeCard, owner, (world: World) => ({ id: world[scope].card }), strangers),
    expectCall(calls.restoreCard, owner, (world: World) => ({ id: world[scope].card }), strangers),
    expectCall(
      calls.removeCardByMethod,
      owner,
      (world: World) => ({ id: world[scope].card }),
      strangers,
    ),
    expectCall(
      calls.removeColumn,
      owner,
      (world: World) => ({ id: world[scope].column }),
      strangers,
    ),
    expectCall(
      calls.restoreColumn,
      owner,
      (world: World) => ({ id: world[scope].column }),
      strangers,
    ),
    expectCall(
      calls.removeColumnByMethod,
      owner,
      (world: World) => ({ id: world[scope].column }),
      strangers,
    ),
  ];
};

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
    expectCall(deleteBoard, 'writer', ({ writer }) => ({ id: writer.board }), {
      ...hidden,
      writer: 404,
      own: 200,
    }),
    // The row above has deleted it already.
    expectCall(deleteBoardByMethod, 'writer', ({ writer }) => ({ id: writer.board }), {
      ...hidden,
      writer: 404,
      own: 404,
    }),
  ],
});
