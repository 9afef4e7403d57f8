import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getDraftsOfOrder } from '@portal/shared-contracts/documents';
import { makePdf } from '../../../../seed/documents/documents.files.ts';
import { orderId, serviceId } from '../../../../seed/orders/orders.ts';
import { runOn } from '../../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const run = (...argv: string[]) => runOn(portal, 'draft', ...argv);

const waitingId = async (key: string): Promise<string> => {
  const { lines } = await run('list', 'northwind');
  const order = orderId('northwind', 'approval');
  const rows = await portal
    .db()
    .query<{ id: string }>(`select id from drafts where order_id = $1 and approval = 'pending'`, [
      order,
    ]);
  const id = rows[0]?.id ?? '';
  expect(lines.some((line) => line.startsWith(id) && line.includes(key))).toBe(true);
  return id;
};

const readLatest = async () => {
  const place = {
    orderId: orderId('northwind', 'approval'),
    serviceId: serviceId('northwind', 'starter', 'resume'),
  };
  return (await (await portal.signIn('writer')).call(getDraftsOfOrder, place)).body.data[0];
};

test('DO-40 the command line lists what waits and sends a draft back with reason and file', async () => {
  const id = await waitingId('Clara Lindqvist');
  const content = await makePdf({ title: 'Remarks', paragraphs: ['One number, please.'] });
  await writeFile(path.join(portal.app.portal.platform.config.dataDir, 'Remarks.pdf'), content);
  expect((await run('reject', 'northwind', id)).exit).not.toBe(0);
  const { exit } = await run(
    'reject',
    'northwind',
    id,
    '--reason',
    'No numbers',
    '--file',
    'Remarks.pdf',
  );
  expect(exit).toBe(0);
  expect((await readLatest())?.adminApproval).toMatchObject({
    rejectionReason: 'No numbers',
    rejectionFile: { originalname: 'Remarks.pdf' },
  });
  const again = await run('approve', 'northwind', id);
  expect(again.exit).toBe(1);
  expect(again.lines.join()).toContain('does not wait for approval');
});

test('DO-40 a draft of another site is not there', async () => {
  const { exit, lines } = await run('approve', 'acme', (await readLatest())?._id ?? '');
  expect(exit).toBe(1);
  expect(lines.join()).toContain('does not exist');
});
