import { faultyLine } from '../../test/chaos/faulty-line.ts';
import { postgresFromTemplate } from '../../test/database/test-database.postgres.ts';
import { postgresAnswers } from '../../test/database/postgres-url.ts';
import { openPostgres } from './postgres.ts';
import { WITHOUT_LIMIT } from './pg-connection.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

const now = () => new Date();

/** A database behind a line that can fall silent. */
const behindLine = async () => {
  const { server, url } = await postgresFromTemplate('none');
  const port = Number(new URL(url).port || 5432);
  let lines = 0;
  const heard: (() => void)[] = [];
  const line = await faultyLine(() => {
    lines += 1;
    for (const hear of heard.splice(0)) hear();
    return port;
  });
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(line.port);
  return {
    line,
    url: through.href,
    lines: () => lines,
    nextLine: () => new Promise<void>((resolve) => heard.push(resolve)),
    close: async () => {
      await line.close();
      await server.close();
    },
  };
};

whenPostgres(
  'PL-21 PL-40 a database that falls silent fails what is asked in time, and its connection is not lent again',
  async () => {
    const place = await behindLine();
    const limits = {
      acquireMilliseconds: 3000,
      statementMilliseconds: 1500,
      answerMilliseconds: 500,
    };
    const server = openPostgres(place.url, { now, size: 1, ...limits });
    const platform = server.platform();
    await platform.query('select 1');
    place.line.silence();
    await expect(platform.transaction((tx) => tx.query('select 1'))).rejects.toThrow(
      'no answer in time',
    );
    place.line.speak();
    expect(await platform.query('select 2 as two')).toEqual([{ two: 2 }]);
    expect(place.lines()).toBe(2);
    await server.close();
    await place.close();
  },
);

whenPostgres('PL-40 PL-41 work without a limit of time has none on this side either', async () => {
  const { server, url } = await postgresFromTemplate('none');
  const limited = openPostgres(url, {
    now,
    size: 1,
    statementMilliseconds: 2_000,
    answerMilliseconds: 1,
  });
  const slow = await limited.owner().transaction(async (tx) => {
    await tx.query(WITHOUT_LIMIT);
    await tx.query('select pg_sleep(3)');
    return tx.query('select 1 as one');
  });
  expect(slow).toEqual([{ one: 1 }]);
  await expect(limited.owner().query('select pg_sleep(20)')).rejects.toThrow();
  await limited.close();
  await server.close();
});

whenPostgres('PL-21 whoever only listens notices that the other end is gone', async () => {
  const place = await behindLine();
  const server = openPostgres(place.url, {
    now,
    answerMilliseconds: 4_000,
    lookMilliseconds: 1_500,
  });
  let gap = (): void => undefined;
  const gapped = new Promise<void>((resolve) => (gap = resolve));
  const stop = await server.listen(
    'silence',
    () => undefined,
    () => gap(),
  );
  place.line.silence();
  await place.nextLine();
  place.line.speak();
  await gapped;
  await stop();
  await server.close();
  await place.close();
});
