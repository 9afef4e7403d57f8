import { availableParallelism } from 'node:os';
import { createReader, type KillReason, type Reader, type ReadingLimits } from './child/reader.ts';
import type { AnalysisResult, AnalysisStage, ResumeInput, ReviewEngine } from './engine.types.ts';

const LIMITS: ReadingLimits = { milliseconds: 10_000, residentBytes: 200 * 1024 * 1024 };

interface Waiting {
  readonly input: ResumeInput;
  readonly onStage: (stage: AnalysisStage) => void;
  readonly done: (result: AnalysisResult) => void;
}

/** The processes that read resumes: one core stays the server's (RV-18). */
export const createReviewEngine = (
  options: {
    processes?: number;
    limits?: Partial<ReadingLimits>;
    onKill?: (reason: KillReason) => void;
  } = {},
): ReviewEngine => {
  const count = options.processes ?? Math.max(1, availableParallelism() - 1);
  const limits = { ...LIMITS, ...options.limits };
  const start = (): Reader => createReader(limits, options.onKill ?? (() => undefined));
  const readers = Array.from({ length: count }, start);
  const free = [...readers];
  const waiting: Waiting[] = [];
  const next = (): void => {
    const reader = waiting.length > 0 ? free.pop() : undefined;
    const job = reader && waiting.shift();
    if (!reader || !job) return;
    void reader.read(job.input, job.onStage).then((result) => {
      free.push(reader);
      job.done(result);
      next();
    });
  };
  return {
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
