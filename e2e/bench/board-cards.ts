import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright';

const LISTS = 5;
const AT_ONCE = 20;

interface CardOnBoard {
  _id: string;
  id: string;
  title: string;
}

interface BoardReply {
  columns: { id: string; cards: CardOnBoard[] }[];
}

interface Move {
  card: string;
  fromPosition: { column: string };
  toPosition: { column: string; index: number };
}

const titleOf = (at: number): string => `Task ${at + 1} with a title of usual length`;

const inBatches = async (count: number, work: (at: number) => Promise<void>): Promise<void> => {
  for (let from = 0; from < count; from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at);
    await Promise.all(batch.map(work));
  }
};

/** Makes a board with so many cards in five lists; the reply is its identifier. */
export const buildBoard = async (api: APIRequestContext, cards: number): Promise<string> => {
  const post = async (path: string, data: object): Promise<Record<string, string>> => {
    const reply = await api.post(path, { data });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return (await reply.json()) as Record<string, string>;
  };
  const { _id: boardId = '' } = await post('/api/writer/board/new', {
    boardTitle: `${cards} cards`,
  });
  const titles = Array.from({ length: LISTS }, (_, at) => `List ${at + 1}`);
  await post(`/api/writer/board/${boardId}/first-columns`, { titles });
  const board = (await (await api.get(`/api/writer/board/${boardId}`)).json()) as BoardReply;
  await inBatches(cards, async (at) => {
    const id = randomUUID();
    const card = { boardId, cardTitle: titleOf(at), description: '', id };
    await post('/api/writer/card/new/confirm', card);
    await post('/api/writer/card/new', { column: board.columns[at % LISTS]?.id, card: id });
  });
  return boardId;
};

const fill = (board: BoardReply, cards: number): void => {
  const [like] = board.columns.flatMap((column) => column.cards);
  if (!like) throw new Error('The board has no card to copy');
  for (const column of board.columns) column.cards = [];
  for (let at = 0; at < cards; at += 1) {
    const id = randomUUID();
    board.columns[at % LISTS]?.cards.push({ ...like, _id: id, id, title: titleOf(at) });
  }
};

const moveOn = (board: BoardReply, { card: id, fromPosition, toPosition }: Move): void => {
  const cardsOf = (columnId: string): CardOnBoard[] =>
    board.columns.find((column) => column.id === columnId)?.cards ?? [];
  const from = cardsOf(fromPosition.column);
  const at = from.findIndex((card) => card.id === id);
  const [moved] = at < 0 ? [] : from.splice(at, 1);
  if (moved) cardsOf(toPosition.column).splice(toPosition.index, 0, moved);
};

/** Shows this page a board with more cards than the server keeps; moves stay with the page. */
export const pretendCards = async (page: Page, boardId: string, cards: number): Promise<void> => {
  let board: BoardReply | undefined;
  await page.route(`**/api/writer/board/${boardId}`, async (route) => {
    if (!board) {
      board = (await (await route.fetch()).json()) as BoardReply;
      fill(board, cards);
    }
    await route.fulfill({ json: board });
  });
  await page.route('**/api/writer/card/position/update', async (route) => {
    const move = route.request().postDataJSON() as Move;
    if (board) moveOn(board, move);
    await route.fulfill({ json: { status: true, position: move.toPosition } });
  });
};
