import { getReview, getReviewState } from '@portal/shared-contracts/reviews';
import { createTestApp } from '../../test/create-test-app.ts';
import { cleanResume } from '../../test/resumes/clean-resume.ts';
import { drawPdf } from '../../test/resumes/draw-pdf.ts';
import { madeReview } from '../../test/reviews/send-resume.ts';
import { openAnalyser } from './open-analyser.ts';

test('RV-06 RV-29 a sent PDF is read by the real engine: findings with quotes, sums, and the text of a scanner', async () => {
  const analyser = openAnalyser({ milliseconds: 240_000 });
  const portal = await createTestApp({ seed: 'demo', analyser });
  try {
    const content = await drawPdf(cleanResume);
    const { id, proof } = await madeReview(portal, {
      file: { name: 'Lindqvist.pdf', content: Buffer.from(content) },
    });
    const visitor = portal.visit();
    expect((await visitor.call(getReviewState, { id })).body).toMatchObject({ stage: 'ready' });
    const own = { id, uniqueCustomerId: proof };
    const { review } = (await visitor.call(getReview, own)).body.critique;
    expect(review.findings?.length).toBeGreaterThan(20);
    expect(review.scores).toHaveLength(5);
    expect(`${review.engine?.version}/${review.engine?.lists}`).toBe(analyser.version);
    // Whoever reads in another language is given the same findings in that one.
    const german = await visitor.call(getReview, own, { headers: { 'accept-language': 'de' } });
    const there = german.body.critique.review.findings?.map(({ id, reason }) => [id, reason.code]);
    expect(there).toEqual(review.findings?.map(({ id, reason }) => [id, reason.code]));
    expect(german.body.critique.review.findings?.[0]?.reason.text).not.toBe(
      review.findings?.[0]?.reason.text,
    );
    // The bare link shows the same findings without anything to write to.
    const bare = JSON.stringify((await visitor.call(getReview, { id })).body);
    expect(bare).toContain('•@example.com');
    expect(bare).not.toMatch(/[^•]@example\.com/);
  } finally {
    await portal.close();
    await analyser.close();
  }
});
