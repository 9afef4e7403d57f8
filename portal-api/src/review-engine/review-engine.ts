import { availableParallelism } from 'node:os';
import { createReader, type KillReason, type Reader, type ReadingLimits } from './child/reader.ts';
import type { AnalysisResult, AnalysisStage, ResumeInput, ReviewEngine } from './engine.types.ts';

// A process may grow a little until the next look; it never holds 200 MB.
const LIMITS: ReadingLimits = { milliseconds: 10_000, residentBytes: 185 * 1024 * 1024 };

interface Waiting {
  readonly input: ResumeInput;
  readonly onStage: (stage: AnalysisStage) => void;
  readonly done: (result: AnalysisResult) => void;
}

/** How many processes read resumes at once: one core stays the server's (RV-18). */
export const readingPlaces = (): number => Math.max(1, availableParallelism() - 1);

/** The processes that read resumes; each starts when it is needed, and stays. */
export const createReviewEngine = (
  options: {
    processes?: number;
    limits?: Partial<ReadingLimits>;
    onKill?: (reason: KillReason) => void;
  } = {},
): ReviewEngine => {
  const count = options.processes ?? readingPlaces();
  const limits = { ...LIMITS, ...options.limits };
  const start = (): Reader => createReader(limits, options.onKill ?? (() => undefined));
  const readers: Reader[] = [];
  const free: Reader[] = [];
  const waiting: Waiting[] = [];
  const begin = (): Reader | undefined => {
    if (readers.length >= count) return undefined;
    const reader = start();
    readers.push(reader);
    return reader;
  };
  const next = (): void => {
    const reader = waiting.length > 0 ? (free.pop() ?? begin()) : undefined;
    const job = reader && waiting.shift();
    if (!reader || !job) return;
    void reader.read(job.input, job.onStage).then((result) => {
      free.push(reader);
      job.done(result);
      next();
    });
  };
  return {
    warm: () => {
      const reader = readers.length === 0 ? begin() : undefined;
      if (reader) free.push(reader);
    },
    analyse: (input, onStage = () => undefined) =>
      new Promise((done) => {
        waiting.push({ input, onStage, done });
        next();
      }),
    close: async () => {
      for (const reader of readers) reader.close();
    },
  };
};
