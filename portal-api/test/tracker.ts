import { boardCalls, getCustomerBoard, type Board } from '@portal/shared-contracts/boards';
import type { TestClient } from './test-client.ts';

/** The titles of a board's cards by the title of their column. */
export const cardTitles = (board: Board): Record<string, string[]> =>
  Object.fromEntries(
    board.columns.map((column) => [column.title, column.cards.map((card) => card.title)]),
  );

/** A customer's job tracker, changed by the calls that its page makes. */
export const openTracker = (customer: TestClient) => {
  const calls = boardCalls.customer;
  const read = async (): Promise<Board> => (await customer.call(getCustomerBoard, {})).body;
  return {
    read,
    addColumn: async (title: string): Promise<string> => {
      const boardId = (await read())._id;
      const { _id } = (await customer.call(calls.addColumn, { boardId })).body;
      await customer.call(calls.renameColumn, { id: _id, title });
      return _id;
    },
    addCard: async (column: string, title: string): Promise<string> => {
      const boardId = (await read())._id;
      const description = 'Meridian Parcel';
      const { body } = await customer.call(calls.confirmCard, {
        boardId,
        cardTitle: title,
        description,
      });
      await customer.call(calls.placeCard, { column, card: body._id });
      return body._id;
    },
    move: async (card: string, column: string, index: number, operation?: string) => {
      const board = (await read())._id;
      return customer.call(calls.moveCard, {
        board,
        card,
        fromPosition: { column, index: 0 },
        toPosition: { column, index },
        ...(operation ? { operation } : {}),
      });
    },
  };
};
