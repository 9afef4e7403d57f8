import { getReview, getReviewTicket, saveReviewChecklist } from '@portal/shared-contracts/reviews';
import { runOn } from '../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { madeReview, RESUME, sendResume } from '../../../test/reviews/send-resume.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const run = (...argv: string[]) => runOn(portal, ...argv);

test('RV-55 RV-57 admins list, show and mark reviews by command', async () => {
  const { id } = await madeReview(portal);
  const unread = await run('review', 'list', 'northwind', '--unread');
  expect(unread.lines).toEqual([expect.stringContaining(id)]);
  const shown = await run('review', 'show', 'northwind', id);
  expect(JSON.parse(shown.lines.join('\n'))).toMatchObject({ _id: id, version: 1 });
  const customer = await run('review', 'read', 'northwind', id, 'customer@example.com');
  expect(customer.exit).not.toBe(0);
  expect((await run('review', 'read', 'northwind', id, 'writer@example.com')).exit).toBe(0);
  expect((await run('review', 'list', 'northwind', '--unread')).lines).toEqual([]);
  expect((await run('review', 'list', 'acme')).lines).toEqual([]);
});

test('BO-103 reviews that the firm wrote are listed by command, and those of visitors are not among them', async () => {
  const { id } = await madeReview(portal);
  const { lines } = await run('review', 'list', 'northwind', '--written');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/\t(?:draft|published|archived)\topened \d+\t/);
  expect(lines.join('\n')).not.toContain(id);
});

test('RV-54 everything that was sent under an address is erased by command', async () => {
  const fields = { email: 'Gone@example.com' };
  const [one, two, other] = [
    await madeReview(portal, { fields }),
    await madeReview(portal, { fields }),
    await madeReview(portal),
  ];
  const { lines } = await run('review', 'erase', 'northwind', '--email', 'gone@example.com');
  expect(lines).toEqual(['2 reviews erased with everything that was sent for them.']);
  const status = async (id: string) => (await portal.visit().call(getReview, { id })).status;
  expect([await status(one.id), await status(two.id), await status(other.id)]).toEqual([
    404, 404, 200,
  ]);
});

test('RV-59 a further ticket, as for the text in another language, is no further opening', async () => {
  const opened = async () =>
    (await run('review', 'funnel', 'northwind', '--days', '1')).lines.filter((line) =>
      line.includes('\topened\t'),
    );
  const visitor = portal.visit();
  await visitor.call(getReviewTicket, {});
  const once = await opened();
  expect(once).toHaveLength(1);
  expect((await visitor.call(getReviewTicket, { further: '1' })).status).toBe(200);
  expect(await opened()).toEqual(once);
  await visitor.call(getReviewTicket, {});
  expect(await opened()).not.toEqual(once);
});

test('RV-59 the funnel and the metrics count steps and reasons, and name nobody', async () => {
  const fields = { email: 'counted@example.com', text: 'too short' };
  await sendResume(portal, portal.visit(), { fields });
  portal.platform.analyser.failure = 'no-text-layer';
  await madeReview(portal, { fields: { text: `${RESUME} again` } });
  portal.platform.analyser.failure = undefined;
  const { id } = await madeReview(portal);
  const visitor = portal.visit();
  await visitor.call(getReview, { id });
  await visitor.call(saveReviewChecklist, { id, findings: ['language.weak_verbs'] });
  const { lines } = await run('review', 'funnel', 'northwind', '--days', '1');
  const steps = lines.map((line) => line.split('\t').slice(1, 3).join(' ').trim());
  for (const step of [
    'opened',
    'sent',
    'refused resume-too-short',
    'failed resume-no-text',
    'ready',
    'viewed',
    'ticked',
  ])
    expect(steps).toContain(step);
  const metrics = await portal.app.portal.metrics.metrics();
  expect(metrics).toContain('portal_reviews_total{result="failed",reason="resume-no-text"} 1');
  expect(metrics).toMatch(/portal_review_duration_seconds_count [1-9]/);
  expect(metrics).toContain('portal_reviews_open 0');
  expect(metrics).toContain('portal_review_kills_total{reason="time"} 1');
  expect(lines.join('\n') + metrics).not.toMatch(/counted@|Vera/);
});
