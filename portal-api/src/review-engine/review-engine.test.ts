import { cleanResume } from '../../test/resumes/clean-resume.ts';
import { drawPdf } from '../../test/resumes/draw-pdf.ts';
import { hostileFiles } from '../../test/resumes/hostile-files.ts';
import { createReviewEngine } from './review-engine.ts';

const asOf = '2026-11-22';

test('RV-16 RV-18 a process of its own answers, tells its stages, and is replaced when it is ended', async () => {
  const kills: string[] = [];
  const engine = createReviewEngine({ processes: 1, onKill: (reason) => kills.push(reason) });
  const bytes = await drawPdf(cleanResume);
  const stages: string[] = [];
  const first = await engine.analyse({ source: { bytes }, asOf }, (stage) => stages.push(stage));
  expect(first).toMatchObject({ ok: true, analysis: { contact: { lastName: 'Lindqvist' } } });
  expect(stages).toEqual(['reading', 'checking']);
  await engine.close();

  const hasty = createReviewEngine({
    processes: 1,
    limits: { milliseconds: 1 },
    onKill: (reason) => kills.push(reason),
  });
  expect(await hasty.analyse({ source: { bytes }, asOf })).toEqual({
    ok: false,
    failure: 'timeout',
  });
  expect(await hasty.analyse({ source: { bytes }, asOf })).toEqual({
    ok: false,
    failure: 'timeout',
  });
  expect(kills).toEqual(['time', 'time']);
  await hasty.close();
}, 30_000);

test('RV-63 each hostile file ends in a review or a sentence within the limits', async () => {
  const engine = createReviewEngine({ processes: 1 });
  for (const [name, bytes] of await hostileFiles()) {
    // A file waits while the process before it is replaced; its own time begins when it is read.
    let started = performance.now();
    const result = await engine.analyse({ source: { bytes }, asOf }, () => {
      started = performance.now();
    });
    expect({ name, within: performance.now() - started < 12_000 }).toEqual({ name, within: true });
    expect({ name, told: result.ok || result.failure !== undefined }).toEqual({ name, told: true });
  }
  const bytes = await drawPdf(cleanResume);
  expect(await engine.analyse({ source: { bytes }, asOf })).toMatchObject({ ok: true });
  await engine.close();
}, 120_000);
