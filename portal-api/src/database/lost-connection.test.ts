import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { until } from '../../test/chaos/patience.ts';
import { postgresFromTemplate } from '../../test/database/test-database.postgres.ts';
import { postgresAnswers, postgresTestUrl } from '../../test/database/postgres-url.ts';
import { openPostgres } from './postgres.ts';
import { refuseTransactionPooler } from './refuse-pooler.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

whenPostgres(
  'PL-21 PL-24 a connection that breaks in the middle of a transaction fails that transaction, not the process',
  async () => {
    const { server, url } = await postgresFromTemplate('none');
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    const unheard: unknown[] = [];
    const hear = (error: unknown) => unheard.push(error);
    process.on('uncaughtException', hear);
    try {
      const broken = server.platform().transaction(async (tx) => {
        const [mine] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
        await other.query('select pg_terminate_backend($1)', [mine?.pid]);
        // The news of it arrives while nothing is asked of the connection.
        await until(async () => {
          const { rowCount } = await other.query('select 1 from pg_stat_activity where pid = $1', [
            mine?.pid,
          ]);
          return rowCount === 0;
        });
        await new Promise((resolve) => setImmediate(resolve));
        await tx.query('select 1');
      });
      await expect(broken).rejects.toThrow();
      expect(unheard).toEqual([]);
      expect(await server.platform().query('select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      process.off('uncaughtException', hear);
      await other.end();
      await server.close();
    }
  },
);

whenPostgres(
  'PL-40 a database that lets a login not in says why, and not by its password',
  async () => {
    const url = new URL(postgresTestUrl());
    url.username = 'nobody_of_this_name';
    url.password = 'not-to-be-said';
    const server = openPostgres(url.href, { now: () => new Date() });
    const asked = server.owner().query('select 1');
    await expect(asked).rejects.toThrow(/gave no connection: .*nobody_of_this_name/);
    await expect(asked).rejects.not.toThrow(/not-to-be-said/);
    await server.close();
  },
);

// "Come in", and "ask": what a PostgreSQL says to somebody whom it asks for no password.
const WELCOME = Buffer.from('520000000800000000' + '5a0000000549', 'hex');

test('PL-21 PL-40 a database that goes while the start looks at its connections fails the look, not the process', async () => {
  const sockets: Socket[] = [];
  const database = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    if (sockets.length === 1) socket.once('data', () => socket.write(WELCOME));
    else for (const each of sockets) each.destroy();
  });
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve));
  const { port } = database.address() as AddressInfo;
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on('uncaughtException', hear);
  try {
    await expect(refuseTransactionPooler(`postgres://p@127.0.0.1:${port}/p`)).rejects.toThrow();
    await new Promise((resolve) => setImmediate(resolve));
    expect(unheard).toEqual([]);
  } finally {
    process.off('uncaughtException', hear);
    database.close();
  }
});
