import { checkUser, registerCustomer } from '@portal/shared-contracts/checkout';
import { viewFile } from '@portal/shared-contracts/files';
import { confirmAffirmPayment, getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import {
  deleteReview,
  downloadReviewFile,
  getOrderFindings,
  getReview,
  getReviewScan,
  resendReviewMail,
} from '@portal/shared-contracts/reviews';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { sandboxCard } from '../../../../test/money/sandbox-card.ts';
import { smallDocx } from '../../../../test/documents.ts';
import { buyByReview } from '../../../../test/reviews/buy-by-review.ts';
import { madeReview, mailedProof, RESUME } from '../../../../test/reviews/send-resume.ts';
import { sweep } from '../../../housekeeping.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const DAY = 86_400_000;
const item = packageId('northwind', 'starter');
const docx = (name = 'Vera Sand.docx') => ({ name, content: smallDocx(RESUME) });
const mailsTo = (email: string) =>
  portal
    .db()
    .query<{ subject: string; body: string }>(
      'select subject, body from mails where recipient = $1 order by created_at',
      [email],
    );

test('RV-49 with the bare link quotes are masked, and text and file need the proof, a writer or an admin of reviews', async () => {
  const { id, proof } = await madeReview(portal, { file: docx() });
  const text = await madeReview(portal);
  const visitor = portal.visit();
  const bare = JSON.stringify((await visitor.call(getReview, { id: text.id })).body);
  for (const secret of ['vera.sand@example.com', '170 1234567']) expect(bare).not.toContain(secret);
  expect(bare).toContain('v•••@example.com');
  expect(bare).toContain('01.2019 - 12.2021');
  const own = { id: text.id, uniqueCustomerId: text.proof };
  expect(JSON.stringify((await visitor.call(getReview, own)).body)).toContain('170 1234567');
  for (const call of [getReviewScan, downloadReviewFile] as const) {
    expect((await visitor.call(call, { id })).status).toBe(403);
    expect((await visitor.call(call, { id, proof: 'guess' })).status).toBe(403);
    expect((await visitor.call(call, { id, proof })).status).toBe(200);
    expect((await (await portal.signIn('writer')).call(call, { id })).status).toBe(200);
    expect((await (await portal.signIn('admin')).call(call, { id })).status).toBe(200);
    for (const other of ['customer', 'reviewer', 'moneyAdmin'] as const)
      expect((await (await portal.signIn(other)).call(call, { id })).status).toBe(403);
  }
});

test('RV-50 whoever uploads under a stranger’s address and buys does not get into the stranger’s account', async () => {
  const email = 'new-customer@example.com';
  const victim = portal.personId('newCustomer');
  const { id, proof } = await madeReview(portal, { fields: { email } });
  const secret = () =>
    portal
      .db()
      .query<{ s: string }>('select unique_customer_id as s from people where id = $1', [victim]);
  const [before] = await secret();
  const attacker = portal.visit();
  const options = newAttempt();
  const claim = { email, critiqueId: id, uniqueCustomerId: proof };
  const intent = await attacker.call(getPaymentIntentPublic, { item, critiqueId: id }, options);
  const typed = { ...claim, firstName: 'V', lastName: 'S', intent: intent.body.intent_id, item };
  await attacker.call(registerCustomer, typed, options);
  const payment = await sandboxCard(attacker);
  const paying = { paymentIntent: typed.intent, item, payment };
  expect((await attacker.call(confirmAffirmPayment, paying, options)).status).toBe(200);
  const bought = await attacker.call(registerCustomer, typed, options);
  expect([bought.status, bought.body.autoLoginCode]).toEqual([200, undefined]);
  expect((await attacker.call(checkUser, claim)).body).toEqual({ status: true });
  expect(await secret()).toEqual([before]);
});

test('RV-50 an account that is made later never inherits what the uploader holds; the mailed link rotates it', async () => {
  const email = 'not-yet@example.com';
  const { id, proof } = await madeReview(portal, { fields: { email } });
  const buy = async (uniqueCustomerId: string, address: string) => {
    const [guest, options] = [portal.visit(), newAttempt()];
    const intent = await guest.call(getPaymentIntentPublic, { item, critiqueId: id }, options);
    const claim = { email: address, critiqueId: id, uniqueCustomerId };
    const person = { firstName: 'N', lastName: 'Y', intent: intent.body.intent_id, item };
    await guest.call(registerCustomer, { ...claim, ...person }, options);
    const [row] = await portal
      .db()
      .query<{ s: string }>('select unique_customer_id as s from people where email = $1', [
        address,
      ]);
    return row?.s;
  };
  expect(await buy(proof, email)).not.toBe(proof);
  // The owner of the address opens the mail: from now on its link alone is the proof.
  const mailed = await mailedProof(portal, id);
  expect(mailed).not.toBe(proof);
  const open = (uniqueCustomerId: string) =>
    portal.visit().call(getReview, { id, uniqueCustomerId });
  expect((await open(mailed)).body.critique.uniqueCustomerId).toBe(mailed);
  expect((await open(proof)).body.critique.uniqueCustomerId).toBeNull();
  const attacker = await portal.visit().call(deleteReview, { id, proof });
  expect(attacker.status).toBe(403);
  await portal.db().query("delete from people where email = 'not-yet@example.com'");
  expect(await buy(mailed, email)).toBe(mailed);
  const claim = { email, critiqueId: id, uniqueCustomerId: proof };
  expect((await portal.visit().call(checkUser, claim)).body).toEqual({ status: true });
});

test('RV-51 the mail holds a link and nothing that was typed, in the visitor’s language; again three times, minutes apart', async () => {
  const email = 'mailed@example.com';
  const fields = { email, firstName: 'Visit evil.example', language: 'de' };
  const { id, proof } = await madeReview(portal, { fields });
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Ihre Lebenslauf-Analyse ist fertig');
  expect(mail?.body).toContain(`/review/${id}?uniqueCustomerId=`);
  expect(mail?.body).toContain('deletion=1');
  expect(mail?.body).not.toMatch(/evil|Sand|mailed@/);
  const again = () => portal.visit().call(resendReviewMail, { id, proof });
  expect(await again()).toMatchObject({
    status: 429,
    body: { refusal: { code: 'review-mail-early', params: { minutes: 5 } } },
  });
  portal.clock.advance(5 * 60_000);
  expect((await again()).body).toMatchObject({ left: 2 });
  portal.clock.advance(5 * 60_000);
  expect((await again()).body).toMatchObject({ left: 1 });
  portal.clock.advance(5 * 60_000);
  // Three mails a day go to one address, whatever is left of the review's own.
  expect((await again()).body).toMatchObject({ refusal: { code: 'review-mails-over' } });
  portal.clock.advance(DAY);
  expect((await again()).body).toMatchObject({ left: 0 });
  portal.clock.advance(DAY);
  expect((await again()).body).toMatchObject({ refusal: { code: 'review-mails-over' } });
  expect(await mailsTo(email)).toHaveLength(4);
});

test('RV-53 RV-54 deleting takes rows and bytes at once, and what nobody bought goes after its days', async () => {
  const [gone, old] = [
    await madeReview(portal, { file: docx('one.docx') }),
    await madeReview(portal, { file: docx('two.docx') }),
  ];
  const keyOf = async (id: string) =>
    (
      await portal.db().query<{ key: string }>('select key from files where subject_id = $1', [id])
    )[0]?.key ?? '';
  const [goneKey, oldKey] = [await keyOf(gone.id), await keyOf(old.id)];
  expect((await portal.visit().call(deleteReview, gone)).status).toBe(200);
  await expect(portal.platform.fileStore.get(goneKey)).rejects.toThrow();
  expect((await portal.visit().call(getReview, { id: gone.id })).status).toBe(404);
  portal.clock.advance(29 * DAY);
  await sweep(portal.platform);
  expect((await portal.visit().call(getReview, { id: old.id })).status).toBe(200);
  portal.clock.advance(2 * DAY);
  await sweep(portal.platform);
  expect((await portal.visit().call(getReview, { id: old.id })).status).toBe(404);
  await expect(portal.platform.fileStore.get(oldKey)).rejects.toThrow();
  const [counts] = await portal
    .db()
    .query<{ n: number }>("select sum(count)::int as n from review_counts where step = 'ready'");
  expect(counts?.n).toBeGreaterThan(1);
});

test('RV-53 what its reader bought follows the order; a stranger’s purchase takes no file along', async () => {
  const buy = async (review: { id: string; proof?: string }) => {
    const { guest, order } = await buyByReview(portal, review);
    return { guest, order, found: (await guest.call(getOrderFindings, { id: order })).body };
  };
  const sent = () => madeReview(portal, { file: docx() });
  const [own, foreign, deleted] = [await sent(), await sent(), await sent()];
  expect((await buy({ id: foreign.id })).found.document).toBeNull();
  const { guest, found } = await buy(own);
  expect(found.document?.originalname).toBe('Vera Sand.docx');
  // What was bought stays with its order when the review is deleted.
  const buyer = await buy(deleted);
  expect((await portal.visit().call(deleteReview, deleted)).status).toBe(200);
  const after = await buyer.guest.call(getOrderFindings, { id: buyer.order });
  expect(after.body.document).toEqual(buyer.found.document);
  portal.clock.advance(40 * DAY);
  await sweep(portal.platform);
  expect((await portal.visit().call(getReview, { id: own.id })).status).toBe(200);
  expect((await portal.visit().call(getReview, { id: foreign.id })).status).toBe(404);
  const key = found.document?.key ?? '';
  expect((await (await portal.signIn('customer')).call(viewFile, { key })).status).toBe(404);
  expect(guest.cookies.size).toBeGreaterThan(0);
});
