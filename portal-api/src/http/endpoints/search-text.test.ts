import { buildRequest, type Endpoint, portalHeaders } from '@portal/shared-contracts';
import { createCheckoutLink, firmQuestionnaireCalls } from '@portal/shared-contracts/admin';
import { getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { orderId } from '../../../seed/orders/orders.ts';
import { packageId } from '../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { newAttempt } from '../../../test/money/idempotency.ts';
import { madeReview } from '../../../test/reviews/send-resume.ts';
import { queueMails } from '../../domains/mail-notices/mail-notices.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  await madeReview(portal);
  const item = packageId('northwind', 'starter');
  await portal.visit().call(getPaymentIntentPublic, { item }, newAttempt());
  await portal
    .db()
    .query("update payment_attempts set state = 'paid', person_id = $1", [
      portal.personId('customer'),
    ]);
});
beforeAll(async () => {
  const admin = await portal.signIn('admin');
  // A conversation of the inbox, found by its customer.
  await portal.db().query(
    `insert into chat_conversations (site_id, id, chat_type, order_id, created_at, last_seq)
     values ('northwind', 'order:' || $1, 'writerToCustomer', $1, now(), 1)
     on conflict (site_id, id) do update set last_seq = 1`,
    [orderId('northwind', 'writing')],
  );
  await admin.call(firmQuestionnaireCalls.template.create, { title: 'A clear view' });
  const link = { slug: 'a-clear-view', packageId: packageId('northwind', 'starter') };
  await admin.call(createCheckoutLink, link);
  const facts = { invoice: 'INV-00001', amount: { minor: 100, currency: 'usd' as const } };
  await portal
    .db()
    .transaction((tx) =>
      queueMails(tx, [
        { event: 'invoice-issued', key: 'search', personId: portal.personId('customer'), facts },
      ]),
    );
});
afterAll(() => portal.close());

// Each of them finds something where it is read as a pattern, and nothing where it is only text.
const PATTERNS = ['%', '___', '.*', '.+', '^', '[a-z]', '(?=a)', 'a|e', '\\', "'", '$1', '{{a}}'];

const readerOf = ({ access }: Endpoint) => {
  if (!Array.isArray(access)) return 'customer' as const;
  return (['admin', 'writer', 'reviewer', 'customer'] as const).find((role) =>
    (access as readonly string[]).includes(role),
  );
};

const foundIn = (body: unknown): number =>
  Object.values(body as object)
    .filter((value): value is unknown[] => Array.isArray(value))
    .reduce((sum, { length }) => sum + length, 0);

test('SC-35 a search for signs of patterns finds those signs and nothing else, in every list that can be searched', async () => {
  const lists = portal.app.portal.endpoints.filter(({ input }) => 'search' in input.shape);
  const problems: string[] = [];
  for (const list of lists) {
    const reader = await portal.signIn(readerOf(list) ?? 'customer');
    const search = async (text: string) => {
      const { path, query } = buildRequest(list, { search: text });
      const headers = { ...portalHeaders(), accept: 'application/json' };
      const reply = await reader.inject({ method: list.method, url: path, query, headers });
      return { status: reply.statusCode, found: foundIn(reply.json()) };
    };
    const letters = await Promise.all(['a', 'c', 'v'].map(search));
    if (!letters.some(({ found }) => found > 0)) problems.push(`${list.path}: nothing to find`);
    for (const text of PATTERNS) {
      const { status, found } = await search(text);
      if (status !== 200 || found > 0) problems.push(`${list.path} ${text}: ${status}, ${found}`);
    }
  }
  expect(problems).toEqual([]);
  expect(lists.length).toBeGreaterThan(2);
});
