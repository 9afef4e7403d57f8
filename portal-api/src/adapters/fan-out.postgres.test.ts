import { postgresFromTemplate } from '../../test/database/test-database.postgres.ts';
import { postgresAnswers } from '../../test/database/postgres-url.ts';
import type { DatabaseServer } from '../kernel/database.ts';
import type { FanOut } from '../kernel/fan-out.ts';
import { postgresFanOut } from './fan-out.postgres.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const start = async (): Promise<{ server: DatabaseServer; here: FanOut; there: FanOut }> => {
  const { server } = await postgresFromTemplate('base');
  const [here, there] = [
    await postgresFanOut(server, () => new Date()),
    await postgresFanOut(server, () => new Date()),
  ];
  open.push(here, there, server);
  return { server, here, there };
};

const news = (text: string): string => JSON.stringify({ siteId: 'northwind', text });

whenPostgres('HS-70 news cross processes in the order of publishing, long ones too', async () => {
  const { here, there } = await start();
  const heard: string[] = [];
  const three = new Promise<void>((resolve) =>
    there.subscribe((payload) => {
      if (heard.push(payload) === 3) resolve();
    }),
  );
  const sent = [news('first'), news('ä'.repeat(20_000)), news('last')];
  for (const payload of sent) await here.publish(payload);
  await three;
  expect(heard).toEqual(sent);
});

whenPostgres('HS-70 a listener that lost its connection says so and hears again', async () => {
  const { server, here, there } = await start();
  const isBack = new Promise<void>((resolve) => there.onGap(resolve));
  await server.owner().query(
    `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %'`,
  );
  await isBack;
  const heard = new Promise((resolve) => there.subscribe(resolve));
  await here.publish(news('again'));
  expect(await heard).toBe(news('again'));
});
