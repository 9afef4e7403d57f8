import { resendReviewMail } from '@portal/shared-contracts/reviews';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { actsUntil, mortalDatabase } from '../../../../test/mails/dying-worker.ts';
import { madeReview, RESUME } from '../../../../test/reviews/send-resume.ts';
import { MailRefused } from '../../../kernel/mailer.ts';
import { claimJob } from '../jobs/claims.repository.ts';
import type { JobRow } from '../jobs/job.record.ts';
import { type Desk, reviewJob } from './review-job.ts';
import { countMail, mailDueReview } from './review-post.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const LONG = 60_000;

const round = async (): Promise<void> => {
  for (const work of portal.app.portal.rounds) await work();
  await portal.settled();
};

const claimed = async (id: string) => {
  const now = portal.clock.now();
  await portal.db().query(
    `insert into review_jobs (id, site_id, stage, idempotency_key, ticket, proof, email,
       reader_language, input_language, language, pasted, content_hash, queued_at, created_at)
     values ($1,'northwind','waiting',$1,$1,$1,$2,'en','en','en',$3,$1,$4,$4)`,
    [id, `${id}@example.com`, RESUME, now],
  );
  const job = await claimJob(portal.platform.database.platform(), now, new Date(0));
  if (!job) throw new Error('nothing was claimed');
  return job;
};

/** Works on a job like a server that dies after so many steps; says whether it came to its end, and sent. */
const workAndDie = async (id: string, steps: number) => {
  const job = await claimed(id);
  const ctx = await portal.context();
  // The third mail of a day: one that is counted twice would never leave.
  for (const _earlier of [1, 2]) await countMail(ctx.db, `${id}@example.com`);
  const act = actsUntil(steps);
  let isAsked = false;
  const desk: Desk = {
    analyser: portal.platform.analyser,
    model: undefined,
    providerFor: async () => undefined,
    metrics: { asked: () => undefined, ended: () => undefined },
    log: portal.platform.log,
  };
  const mail: typeof ctx.mail = {
    ...ctx.mail,
    send: (letter) =>
      act(() => {
        isAsked = true;
        return ctx.mail.send(letter);
      }),
  };
  const isDead = await reviewJob({ ...ctx, mail, db: mortalDatabase(ctx.db, act) }, desk, job).then(
    () => false,
    () => true,
  );
  return { isDead, isAsked };
};

const mailsOf = (id: string) =>
  portal.db().query('select 1 from mails where recipient = $1', [`${id}@example.com`]);

test('RV-51 RV-64 the mail of a review leaves once, wherever the server dies that made it', async () => {
  let afterItsEnd = 0;
  for (let steps = 1; ; steps += 1) {
    const id = `dying-${steps}`;
    const { isDead, isAsked } = await workAndDie(id, steps);
    const [{ stage, mails } = {}] = await portal
      .db()
      .query('select stage, mails from review_jobs where id = $1', [id]);
    // Whoever dies between the count and the mail server may have sent it.
    const isUncertain = isDead && mails === 1 && !isAsked;
    if (isDead && stage === 'ready' && mails === 0) afterItsEnd += 1;
    portal.clock.advance(LONG);
    await round();
    portal.clock.advance(LONG);
    await round();
    expect([steps, (await mailsOf(id)).length]).toEqual([steps, isUncertain ? 0 : 1]);
    if (!isDead) break;
  }
  expect(afterItsEnd).toBeGreaterThan(2);
});

test('RV-51 RV-64 a mail that the mail server did not take leaves once it takes mails again, and counts once', async () => {
  const email = 'waited@example.com';
  const mailsLeft = () => portal.db().query('select 1 from mails where recipient = $1', [email]);
  const send = jest.spyOn(portal.platform.mailer, 'send');
  const refuseOnce = () => send.mockRejectedValueOnce(new MailRefused('450 come back later'));
  refuseOnce();
  const { id, proof } = await madeReview(portal, { fields: { email } });
  expect(await mailsLeft()).toEqual([]);
  portal.clock.advance(LONG - 1000);
  await round();
  expect(await mailsLeft()).toEqual([]);
  for (const _round of [1, 2]) {
    portal.clock.advance(LONG);
    await round();
  }
  expect(await mailsLeft()).toHaveLength(1);
  portal.clock.advance(5 * LONG);
  refuseOnce();
  const again = () => portal.visit().call(resendReviewMail, { id, proof });
  expect((await again()).status).toBeGreaterThanOrEqual(500);
  expect((await again()).body).toMatchObject({ left: 2 });
  portal.clock.advance(5 * LONG);
  // The third of a day: nothing that was refused counts.
  expect((await again()).body).toMatchObject({ left: 1 });
  await round();
  expect(await mailsLeft()).toHaveLength(3);
  send.mockRestore();
});

test('RV-51 RV-64 a mail that comes back while another worker lays it aside stays due, and leaves', async () => {
  const email = 'between-two@example.com';
  const ctx = await portal.context();
  const send = jest.spyOn(portal.platform.mailer, 'send');
  send.mockRejectedValueOnce(new MailRefused('450 come back later'));
  const { id } = await madeReview(portal, { fields: { email } });
  const [job] = await ctx.db.query<JobRow>('select * from review_jobs where id = $1', [id]);
  if (!job) throw new Error('the review is gone');
  const comesBack = Promise.withResolvers<void>();
  const isLaidAside = Promise.withResolvers<void>();
  const late: typeof ctx.db = {
    ...ctx.db,
    query: async (sql, params) => {
      if (sql.startsWith('update review_jobs set mail_due = false')) {
        isLaidAside.resolve();
        await comesBack.promise;
      }
      return ctx.db.query(sql, params);
    },
  };
  let other: Promise<boolean> | undefined;
  send.mockImplementationOnce(async () => {
    other = mailDueReview({ ...ctx, db: late }, job);
    await isLaidAside.promise;
    throw new MailRefused('450 come back later');
  });
  portal.clock.advance(LONG);
  expect(await mailDueReview(ctx, job)).toBe(false);
  comesBack.resolve();
  expect(await other).toBe(true);
  send.mockRestore();
  portal.clock.advance(LONG);
  await round();
  const left = await ctx.db.query('select 1 from mails where recipient = $1', [email]);
  expect(left).toHaveLength(1);
});

test('RV-51 RV-64 a mail server that takes nothing is asked once a round, whatever waits', async () => {
  const send = jest.spyOn(portal.platform.mailer, 'send');
  send.mockRejectedValue(new MailRefused('silent'));
  for (const name of ['first', 'second'])
    await madeReview(portal, { fields: { email: `${name}-waits@example.com` } });
  send.mockClear();
  portal.clock.advance(2 * LONG);
  await round();
  expect(send).toHaveBeenCalledTimes(1);
  send.mockRestore();
  for (const _round of [1, 2]) {
    portal.clock.advance(LONG);
    await round();
  }
  const left = await portal
    .db()
    .query(`select recipient from mails where recipient like '%-waits@example.com' order by 1`);
  expect(left).toHaveLength(2);
});
