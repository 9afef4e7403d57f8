import { orderId } from '../../../seed/orders/orders.ts';
import { runOn } from '../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const run = (...argv: string[]) => runOn(portal, ...argv);

const id = orderId('northwind', 'unassigned');

test('BO-60 a firm’s orders are listed by command, and what is put aside only on demand', async () => {
  const { exit, lines } = await run('order', 'list', 'northwind');
  expect(exit).toBe(0);
  const own = lines.find((line) => line.includes(`\t${id}\t`));
  expect(own).toMatch(/^#?\d+\t[^\t]+\tClara Lindqvist\tResume Starter\tunassigned\t\d+ %\t/);
  expect(lines.join('\n')).not.toContain('acme');
  const all = (await run('order', 'list', 'northwind', '--shown', 'all')).lines;
  expect(all.length).toBeGreaterThan(lines.length);
  const clara = (await run('order', 'list', 'northwind', '--search', 'Clara')).lines;
  expect(clara).toContain(own);
  expect(clara.every((line) => line.includes('Clara'))).toBe(true);
  expect((await run('order', 'list', 'northwind', '--shown', 'nothing')).exit).not.toBe(0);
});

test('BO-61 an order is shown by command by its id and by its number', async () => {
  const { lines } = await run('order', 'show', 'northwind', id);
  const shown = JSON.parse(lines.join('\n')) as { _id: string; number: string };
  expect(shown).toMatchObject({ _id: id, isHidden: false, notes: [] });
  expect((await run('order', 'show', 'northwind', shown.number)).lines).toEqual(lines);
  expect((await run('order', 'show', 'acme', id)).exit).not.toBe(0);
});

test('BO-58 an order is shown by its number, also where what stands before it ends with a digit and others hold its digits', async () => {
  const db = portal.db();
  const [order] = await db.query<{ number: number }>(
    "select number from orders where site_id = 'northwind' and id = $1",
    [id],
  );
  await db.query("update orders set number_prefix = 'R2' where site_id = 'northwind' and id = $1", [
    id,
  ]);
  const { exit, lines } = await run('order', 'show', 'northwind', `#R2${order?.number}`);
  expect([exit, lines.join('\n')]).toEqual([0, expect.stringContaining(`"${id}"`)]);
  expect((await run('order', 'show', 'northwind', `R3${order?.number}`)).exit).not.toBe(0);
});

test('BO-60 orders that are made up by command stand in the lists of both demo firms', async () => {
  const count = async (site: string): Promise<number> =>
    (await run('order', 'list', site, '--shown', 'all')).lines.length;
  const before = [await count('northwind'), await count('acme')];
  const { exit, lines } = await run('order', 'add-many', '3');
  expect([exit, lines]).toEqual([0, ['3 orders added to each demo site']]);
  expect([await count('northwind'), await count('acme')]).toEqual(before.map((many) => many + 3));
  const again = await run('order', 'add-many', '3');
  expect([again.exit, again.lines]).toEqual([1, [expect.stringContaining('Nothing was added')]]);
  expect(await count('northwind')).toBe((before[0] ?? 0) + 3);
});

test('BO-60 a portal without a demo gets no made-up orders, and no demo by them, and the command says so', async () => {
  const real = await createTestApp({ seed: 'none' });
  const { exit, lines } = await runOn(real, 'order', 'add-many', '3');
  expect([exit, lines]).toEqual([1, [expect.stringContaining('Nothing was added')]]);
  expect(await real.platform.database.platform().query('select 1 from sites')).toEqual([]);
  await real.close();
});
