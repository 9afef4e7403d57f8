import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createReviewEngine, readingPlaces } from '../../../src/review-engine/review-engine.ts';
import type { ReviewEngine } from '../../../src/review-engine/engine.types.ts';
import { measuredSet } from '../labelled/measured-set.ts';
import { drawPdf } from '../draw-pdf.ts';
import { children, cpuSeconds, quantile } from './processes.ts';

const AT_ONCE = 10;
const ROUNDS = 5;
const GOALS = { seconds: 3, delay: 50 };

/** Resumes of two pages. */
const twoPages = async (): Promise<Uint8Array[]> => {
  const plans = measuredSet().filter(({ form, language }) => form !== 'word' && language !== 'th');
  const drawn: Uint8Array[] = [];
  for (let at = 0; at < AT_ONCE; at += 1) {
    const pdf = await PDFDocument.create();
    for (const { plan } of plans.slice(at * 12, at * 12 + 2)) {
      const [page] = await pdf.copyPages(await PDFDocument.load(await drawPdf(plan)), [0]);
      pdf.addPage(page);
    }
    drawn.push(await pdf.save());
  }
  return drawn;
};

const analyse = async (engine: ReviewEngine, bytes: Uint8Array): Promise<void> => {
  const result = await engine.analyse({ source: { bytes }, asOf: '2026-11-22' });
  if (!result.ok) throw new Error(result.failure);
};

/** What each resume costs a core, read one after the other. */
const costs = async (files: readonly Uint8Array[]): Promise<number[]> => {
  const engine = createReviewEngine({ processes: 1 });
  await analyse(engine, files[0]!);
  const [child = 0] = children();
  const spent: number[] = [];
  for (const bytes of files) {
    const before = cpuSeconds(child);
    await analyse(engine, bytes);
    spent.push(cpuSeconds(child) - before);
  }
  await engine.close();
  return spent;
};

/** When each is ready if all arrive at once and each place has a core of its own. */
const readyAfter = (spent: readonly number[], places: number): number[] => {
  const free = Array.from({ length: places }, () => 0);
  return spent.map((cost) => {
    const place = free.indexOf(Math.min(...free));
    return (free[place]! += cost);
  });
};

const atOnce = async (files: readonly Uint8Array[]) => {
  const engine = createReviewEngine({});
  await Promise.all(files.map((bytes) => analyse(engine, bytes)));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const own = process.cpuUsage();
  const seconds: number[] = [];
  delay.enable();
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await Promise.all(
      files.map(async (bytes) => {
        await analyse(engine, bytes);
        seconds.push((performance.now() - started) / 1000);
      }),
    );
  }
  delay.disable();
  const { user, system } = process.cpuUsage(own);
  await engine.close();
  return {
    seconds,
    delay: delay.percentile(99) / 1e6,
    own: (user + system) / 1e6 / (ROUNDS * AT_ONCE),
  };
};

/** The same loop beside reading processes that belong to somebody else: what the machine itself delays. */
const idleDelay = async (seconds: number): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  delay.disable();
  return delay.percentile(99) / 1e6;
};

/** Ten resumes of two pages at once, by the clock and by what they cost a core (RV-64). */
export const benchSpeed = async (): Promise<string[]> => {
  const files = await twoPages();
  const spent = await costs(files);
  const places = readingPlaces();
  const byCost = quantile(readyAfter(spent, places), 0.95);
  const { seconds, delay, own } = await atOnce(files);
  const idle = await idleDelay(3);
  const clock = quantile(seconds, 0.95);
  console.warn(`\nTen resumes of two pages at once, ${places} of them read at a time`);
  console.warn(
    `a resume costs the reading process ${(quantile(spent, 0.5) * 1000).toFixed(0)} ms of a core (p95 ${(quantile(spent, 0.95) * 1000).toFixed(0)} ms) and the server ${(own * 1000).toFixed(1)} ms`,
  );
  console.warn(
    `ready, p95: ${byCost.toFixed(2)} s by cost, ${clock.toFixed(2)} s by the clock here`,
  );
  console.warn(
    `event loop of the server, p99: ${delay.toFixed(1)} ms; of a process that does nothing: ${idle.toFixed(1)} ms`,
  );
  return [
    ...(byCost > GOALS.seconds ? [`ready after ${byCost.toFixed(2)} s, the goal is 3 s`] : []),
    // What the machine delays by itself is not the server's.
    ...(delay - idle > GOALS.delay ? [`the event loop waits ${delay.toFixed(0)} ms`] : []),
  ];
};
