import { createReviewEngine } from '../../../src/review-engine/review-engine.ts';
import { cleanResume } from '../clean-resume.ts';
import { drawPdf } from '../draw-pdf.ts';
import { bombs, mutatedFiles } from '../hostile-files.ts';
import { children, cpuSeconds, peakMegabytes, quantile } from './processes.ts';

const GOALS = { seconds: 10, megabytes: 200 };
const LOOKED_EVERY = 20;

/** Bombs and broken files, one after the other (RV-63). */
export const benchHostile = async (count: number, seed: number): Promise<string[]> => {
  const kills: string[] = [];
  const engine = createReviewEngine({ processes: 1, onKill: (reason) => kills.push(reason) });
  const ends = new Map<string, number>();
  const costs: number[] = [];
  const missed: string[] = [];
  const peaks = new Map<number, number>();
  // A process that is ended tells nothing any more, so it is looked at while it lives.
  const look = setInterval(() => {
    for (const pid of children()) peaks.set(pid, Math.max(peaks.get(pid) ?? 0, peakMegabytes(pid)));
  }, LOOKED_EVERY);
  const files = [...bombs(), ...(await mutatedFiles(count, seed))];
  for (const [name, bytes] of files) {
    const [child = 0] = children();
    const before = cpuSeconds(child);
    const result = await engine.analyse({ source: { bytes }, asOf: '2026-11-22' });
    const cost = cpuSeconds(child) - before;
    const end = result.ok ? 'review' : result.failure;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (cost > 0) costs.push(cost);
    if (cost > GOALS.seconds) missed.push(`${name} took ${cost.toFixed(1)} s of a core`);
  }
  const clean = await engine.analyse({
    source: { bytes: await drawPdf(cleanResume) },
    asOf: '2026-11-22',
  });
  clearInterval(look);
  await engine.close();
  const peak = Math.max(...peaks.values());
  console.warn(`\n${files.length} bombs and broken files, seed ${seed}`);
  console.warn(
    `ended in: ${[...ends].map(([end, times]) => `${end} ${times}`).join(', ')}; processes ended: ${kills.length} (${[...new Set(kills)].join(', ') || 'none'})`,
  );
  console.warn(
    `cost of a core: p95 ${(quantile(costs, 0.95) * 1000).toFixed(0)} ms, most ${Math.max(...costs).toFixed(1)} s; most memory of a process: ${peak.toFixed(0)} MB`,
  );
  return [
    ...missed,
    ...(clean.ok ? [] : ['after them a resume could not be read']),
    ...(peak > GOALS.megabytes ? [`a process held ${peak.toFixed(0)} MB`] : []),
  ];
};
