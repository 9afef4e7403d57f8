import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Board, BoardColumn } from '@portal/shared-contracts/boards';
import { demoPeople } from '../../../../seed/people.ts';
import { type ApiProcess, apiProcess } from '../../../../test/chaos/api-process.ts';
import { type BoardTab, boardTab } from '../../../../test/chaos/board-tab.ts';
import { PATIENCE } from '../../../../test/chaos/patience.ts';
import { postgresAnswers } from '../../../../test/database/postgres-url.ts';
import { postgresFromTemplate } from '../../../../test/database/test-database.postgres.ts';
import { SESSION_COOKIE } from '../../../http/security/session-cookie.ts';
import { createSession } from '../../people/credentials/sessions.repository.ts';

/** Tabs run the browser's own reducer and calls; the servers are two real processes on one PostgreSQL. */
const SITE = 'northwind';
const TABS = 4;
/** `pnpm bench faults boards` plays 1,000. */
const OPERATIONS = Number(process.env['BOARD_OPERATIONS'] ?? 400);

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const startServer = async (url: string): Promise<ApiProcess> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-boards-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const server = await apiProcess(folder, { DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000' });
  cleanUps.push(() => server.kill());
  await server.start();
  return server;
};

const originOf = (server: ApiProcess | undefined): string => `http://localhost:${server?.port}`;

const call = async (origin: string, cookie: string, where: string, body?: object) => {
  const reply = await fetch(`${origin}${where}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      cookie,
      accept: 'application/json',
      'x-requested-with': 'portal',
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${where}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Board;
};

const idsOf = (columns: readonly BoardColumn[]) =>
  columns.map(({ id, title, cards }) => ({ id, title, cards: cards.map((card) => card.id) }));

/** What every tab shows, once all of them have heard of the last change. */
const agreed = async (tabs: readonly BoardTab[], truth: () => Promise<Board>) => {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const shown = await Promise.all(tabs.map((tab) => tab.shown()));
    const { columns } = await truth();
    const isAgreed = shown.every((each) => JSON.stringify(each) === JSON.stringify(columns));
    if (isAgreed || Date.now() > deadline) return { shown, columns };
    await wait(50);
  }
};

whenPostgres(
  'BJ-18 BJ-21 400 random operations of four tabs at two servers leave every card in one place and all screens equal',
  async () => {
    const { server: database, url } = await postgresFromTemplate('base');
    cleanUps.push(() => database.close());
    const db = database.site(SITE);
    const servers = await Promise.all([startServer(url), startServer(url)]);
    const session = async () => (await createSession(db, demoPeople(SITE).writer, false)).token;
    const cookies = await Promise.all(
      Array.from({ length: TABS }, async () => `${SESSION_COOKIE}=${await session()}`),
    );
    const [cookie = ''] = cookies;
    const [first, second] = servers.map(originOf) as [string, string];
    const made = await call(first, cookie, '/api/writer/board/new', { boardTitle: 'Storm' });
    const boardId = made._id;
    const titles = ['Ideas', 'Doing', 'Review', 'Done'];
    await call(first, cookie, `/api/writer/board/${boardId}/first-columns`, { boardId, titles });
    const tabs = await Promise.all(
      cookies.map((each, at) =>
        boardTab({ origin: at % 2 ? second : first, cookie: each, boardId, seed: 100 + at }),
      ),
    );
    for (const tab of tabs) cleanUps.push(() => tab.close());

    await Promise.all(tabs.map((tab) => tab.work(OPERATIONS / TABS)));

    const read = (origin: string) => () => call(origin, cookie, `/api/writer/board/${boardId}`);
    const { shown, columns } = await agreed(tabs, read(first));
    for (const each of shown) expect(idsOf(each)).toEqual(idsOf(columns));
    for (const each of shown) expect(each).toEqual(columns);
    expect((await read(second)()).columns).toEqual(columns);
    const cards = columns.flatMap((column) => column.cards.map((card) => card.id));
    expect(cards.length).toBeGreaterThan(OPERATIONS / 20);
    expect(new Set(cards).size).toBe(cards.length);
    const live = await db.query<{ id: string }>(
      `select c.id from board_cards c join board_columns l on l.id = c.column_id
       where c.board_id = $1 and c.deleted_at is null and l.deleted_at is null`,
      [boardId],
    );
    expect(live.map(({ id }) => id).toSorted()).toEqual(cards.toSorted());
    const shared = await db.query(
      `select column_id, position from board_cards where board_id = $1
       group by column_id, position having count(*) > 1`,
      [boardId],
    );
    expect(shared).toEqual([]);
  },
);
