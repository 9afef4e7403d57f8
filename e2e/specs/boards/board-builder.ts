import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../harness/test.ts';

/** A board as plain titles: column title to card titles, top to bottom. */
export type Lists = Record<string, string[]>;

interface WireBoard {
  _id: string;
  columns: { id: string; title: string; cards: { id: string; title: string }[] }[];
}

const post = async (api: APIRequestContext, path: string, data: object): Promise<unknown> => {
  const reply = await api.post(path, { data });
  expect(reply.status(), path).toBe(200);
  return reply.json();
};

const addCard = async (
  api: APIRequestContext,
  boardId: string,
  column: string,
  cardTitle: string,
): Promise<void> => {
  const id = randomUUID();
  await post(api, '/api/writer/card/new/confirm', { boardId, cardTitle, description: '', id });
  await post(api, '/api/writer/card/new', { column, card: id });
};

/** Makes a board of the signed-in writer with these lists and cards. */
export const buildBoard = async (
  api: APIRequestContext,
  title: string,
  lists: Lists,
): Promise<string> => {
  const made = await post(api, '/api/writer/board/new', { boardTitle: title });
  const { _id: boardId } = made as { _id: string };
  const titles = Object.keys(lists);
  await post(api, `/api/writer/board/${boardId}/first-columns`, { boardId, titles });
  const { columns } = await readBoard(api, boardId);
  for (const { id, title: list } of columns)
    for (const card of (lists[list] ?? []).toReversed()) await addCard(api, boardId, id, card);
  return boardId;
};

const AT_ONCE = 10;

/** Fills a list with many cards, in whatever order they arrive. */
export const fillList = async (
  api: APIRequestContext,
  boardId: string,
  list: string,
  cards: readonly string[],
): Promise<void> => {
  const { columns } = await readBoard(api, boardId);
  const column = columns.find(({ title }) => title === list)?.id ?? '';
  for (let from = 0; from < cards.length; from += AT_ONCE)
    await Promise.all(
      cards.slice(from, from + AT_ONCE).map((card) => addCard(api, boardId, column, card)),
    );
};

/** The board as the server has it. */
export const readBoard = async (api: APIRequestContext, boardId: string): Promise<WireBoard> =>
  (await (await api.get(`/api/writer/board/${boardId}`)).json()) as WireBoard;

/** The server's board as plain titles. */
export const serverLists = async (api: APIRequestContext, boardId: string): Promise<Lists> =>
  Object.fromEntries(
    (await readBoard(api, boardId)).columns.map((column) => [
      column.title,
      column.cards.map((card) => card.title),
    ]),
  );

/** Takes every list off a customer's tracker, so that it is as on the first day. */
export const emptyTracker = async (api: APIRequestContext): Promise<void> => {
  const { columns } = (await (await api.get('/api/customer/board')).json()) as WireBoard;
  for (const { id } of columns)
    expect((await api.get(`/api/customer/list/${id}/delete`)).status()).toBe(200);
};

/** Three lists with four cards, enough to move in every direction. */
export const LISTS = { Todo: ['One', 'Two', 'Three'], Doing: ['Four'], Done: [] };
