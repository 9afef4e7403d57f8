import { callApi, configureApi } from '@portal/shared-contracts';
import { getWriterBoard, type Card } from '@portal/shared-contracts/boards';
import { LIVE_PATH, parseLiveMessage } from '@portal/shared-contracts/live';
import {
  boardReducer,
  positionOf,
  type BoardAction,
  type Columns,
} from '../features/board/state/board.reducer.ts';
import { inverseAction } from '../features/board/state/inverse-action.ts';
import { newCard } from '../features/board/state/new-card.ts';
import { sendAction } from '../features/board/state/send-action.ts';

/**
 * One tab of a board without its screen: the browser's own reducer, undo, calls and live messages, led by the
 * test of concurrency that started this process.
 */
interface Options {
  origin: string;
  cookie: string;
  boardId: string;
  seed: number;
}

/** What the test asks of a tab. */
type Command = { do: 'work'; operations: number } | { do: 'show' };

const options = JSON.parse(process.argv[2] ?? '{}') as Options;
const { boardId } = options;

let state = options.seed;
const below = (limit: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
};
const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)];

configureApi({
  origin: options.origin,
  fetch: async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', options.cookie);
    const response = await globalThis.fetch(request);
    // Every twentieth answer to a change is lost on its way, after the server did its work.
    if (!request.url.endsWith(boardId) && below(20) === 0) throw new TypeError('fetch failed');
    return response;
  },
});

let server: Columns = [];
let pending: readonly BoardAction[] = [];
let queue: Promise<unknown> = Promise.resolve();
let reading: Promise<void> | undefined;
let isStale = true;

const shown = (): Columns => pending.reduce(boardReducer, server);

// One read at a time; what changed meanwhile is read again, and nothing is read while a change is on its way.
const read = async (): Promise<void> => {
  while (isStale && pending.length === 0) {
    isStale = false;
    const board = await callApi(getWriterBoard, { id: boardId });
    if (pending.length === 0) server = board.columns;
  }
};
const refresh = (): void => {
  isStale = true;
  reading ??= read().finally(() => {
    reading = undefined;
  });
};

const settle = async (action: BoardAction): Promise<void> => {
  const isDone = await sendAction('writer', boardId, action).then(
    () => true,
    () => false,
  );
  if (isDone) server = boardReducer(server, action);
  pending = pending.filter((each) => each !== action);
  if (pending.length === 0) refresh();
};

const dispatch = (action: BoardAction): void => {
  pending = [...pending, action];
  queue = queue.then(() => settle(action));
};

const randomAction = (columns: Columns): BoardAction | undefined => {
  const column = pick(columns);
  const card = pick(columns.flatMap(({ cards }) => cards));
  const turn = below(100);
  if (!column) return undefined;
  if (turn < 25 || !card) return { type: 'card.add', column: column.id, card: freshCard() };
  const from = positionOf(columns, card.id);
  if (turn < 80 && from) {
    const to = { column: column.id, index: below(column.cards.length + 1) };
    return { type: 'card.move', id: card.id, from, to, operation: crypto.randomUUID() };
  }
  if (turn < 90) return { type: 'card.remove', id: card.id };
  if (turn < 95) return { type: 'column.rename', id: column.id, title: `List ${below(1000)}` };
  return { type: 'column.remove', id: column.id };
};

const freshCard = (): Card =>
  newCard({ title: `Task ${below(1000)}`, description: '' }, new Date());

const work = async (operations: number): Promise<void> => {
  for (let done = 0; done < operations; done += 1) {
    const before = shown();
    const action = randomAction(before);
    const inverse = action && inverseAction(before, action);
    if (action) dispatch(action);
    // A deleted list always comes back, so that there is a board to work on.
    if (inverse && (action.type === 'column.remove' || below(4) === 0)) dispatch(inverse);
    // Sometimes the person waits for the server, sometimes not.
    if (below(3) === 0) await queue;
    else await new Promise((resolve) => setTimeout(resolve, below(15)));
  }
  await queue;
};

const idle = async (): Promise<void> => {
  while (pending.length > 0 || reading) {
    await queue;
    await reading;
  }
};

const socket = new WebSocket(`${options.origin.replace('http', 'ws')}${LIVE_PATH}`, {
  // Node's socket takes headers, where a browser sends its cookies by itself.
  headers: { cookie: options.cookie, origin: options.origin },
} as unknown as string[]);
socket.addEventListener('message', ({ data }) => {
  if (parseLiveMessage(String(data))?.name === 'board.changed') refresh();
});
socket.addEventListener('open', () => {
  refresh();
  void idle().then(() => process.send?.('ready'));
});

process.on('message', (command: Command) => {
  if (command.do === 'work') void work(command.operations).then(() => process.send?.('done'));
  else void idle().then(() => process.send?.(shown()));
});
process.on('disconnect', () => process.exit(0));
