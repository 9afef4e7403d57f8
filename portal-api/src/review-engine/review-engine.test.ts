import { until } from '../../test/chaos/patience.ts';
import { cleanResume } from '../../test/resumes/clean-resume.ts';
import { drawPdf } from '../../test/resumes/draw-pdf.ts';
import { children } from '../../test/resumes/bench/processes.ts';
import { bombs, mutatedFiles } from '../../test/resumes/hostile-files.ts';
import { createReviewEngine } from './review-engine.ts';

const asOf = '2026-11-22';

/** The limit of ten seconds is for the servers of firms: a busy machine reads the same for longer. */
const limits = { milliseconds: 240_000 };

test('RV-18 a process starts when a resume needs it, and never more than there are places', async () => {
  const running = () =>
    process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
  // Processes of other files of this worker may still be ending.
  await until(() => running() === 0);
  const engine = createReviewEngine({ processes: 2, limits });
  expect(running()).toBe(0);
  engine.warm();
  const resume = { source: { text: 'Moved ten trucks. '.repeat(50) }, asOf };
  await engine.analyse(resume);
  expect(running()).toBe(1);
  const many = Promise.all([1, 2, 3, 4].map(() => engine.analyse(resume)));
  expect(running()).toBe(2);
  await many;
  await engine.close();
});

test('RV-16 RV-18 a process of its own answers, tells its stages, and is replaced when it is ended', async () => {
  const kills: string[] = [];
  const engine = createReviewEngine({
    processes: 1,
    limits,
    onKill: (reason) => kills.push(reason),
  });
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
});

test('RV-17 a line of many capitals above the first heading is read as soon as any other', async () => {
  const engine = createReviewEngine({ processes: 1, limits });
  const name = 'MAXIMILIANA ALEXANDRINA CHRISTOPHERSON-MONTGOMERYSHIRE OF WESTERNFIELD';
  const text = `${name}\nExperience\n${'Moved ten trucks to Leeds. '.repeat(50)}`;
  expect(await engine.analyse({ source: { text }, asOf })).toMatchObject({ ok: true });
  await engine.close();
});

// What only the time ends, and a thousand broken files, run in `pnpm bench reviews`.
const ENDED_BY_TIME = ['two million text operators', 'nested q'];

test('RV-18 RV-63 a process that somebody kills in the middle leaves a sentence, and the next resume is read', async () => {
  const kills: string[] = [];
  const onKill = (reason: string): number => kills.push(reason);
  const engine = createReviewEngine({ processes: 1, limits, onKill });
  // It is read for so long that the process is surely at it.
  const [, long] = bombs().find(([name]) => ENDED_BY_TIME.includes(name))!;
  try {
    const before = new Set(children());
    const killed = await engine.analyse({ source: { bytes: long }, asOf }, () => {
      for (const child of children()) if (!before.has(child)) process.kill(child, 'SIGKILL');
    });
    expect(killed).toEqual({ ok: false, failure: 'timeout' });
    expect(kills).toEqual(['crash']);
    const bytes = await drawPdf(cleanResume);
    expect(await engine.analyse({ source: { bytes }, asOf })).toMatchObject({ ok: true });
  } finally {
    await engine.close();
  }
});

test('RV-63 bombs and broken files end in a review or a sentence, and the next resume is read', async () => {
  const engine = createReviewEngine({ processes: 1, limits });
  const endOf = async (bytes: Uint8Array): Promise<string> => {
    const result = await engine.analyse({ source: { bytes }, asOf });
    return result.ok ? 'review' : result.failure;
  };
  try {
    for (const [name, bytes] of bombs().filter(([bomb]) => !ENDED_BY_TIME.includes(bomb)))
      expect({ name, end: await endOf(bytes) }).not.toMatchObject({ end: 'review' });
    for (const [name, bytes] of await mutatedFiles(16, 1))
      expect({ name, end: await endOf(bytes) }).toEqual({ name, end: expect.any(String) });
    expect(await endOf(await drawPdf(cleanResume))).toBe('review');
  } finally {
    await engine.close();
  }
});

test('RV-63 broken files are the same for the same seed', async () => {
  const [first, again, other] = [
    await mutatedFiles(8, 3),
    await mutatedFiles(8, 3),
    await mutatedFiles(8, 4),
  ];
  expect(again).toEqual(first);
  expect(other.map(([, bytes]) => bytes)).not.toEqual(first.map(([, bytes]) => bytes));
});
