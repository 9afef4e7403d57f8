import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../../../kernel/database.ts';
import type { Analyser } from '../../../kernel/reviews/analyser.ts';
import { countOpen } from './claims.repository.ts';

/** What the work on reviews tells the operator (RV-59); nothing of it names a person or a word. */
export interface ReviewMetrics {
  /** A model was asked: `answered`, or why it was silent. */
  asked(result: string): void;
  ended(result: 'ready' | 'failed', reason: string, milliseconds?: number): void;
}

const SECONDS = [0.25, 0.5, 1, 2, 3, 5, 10, 30, 60, 300, 600];

/** Adds the numbers of reviews: how long they take, how many wait, and how they end. */
export const addReviewMetrics = (
  registry: Registry,
  platform: Database,
  { kills }: Pick<Analyser, 'kills'>,
): ReviewMetrics => {
  const durations = new Histogram({
    name: 'portal_review_duration_seconds',
    help: 'From a resume that arrived to its review.',
    buckets: SECONDS,
    registers: [registry],
  });
  const ends = new Counter({
    name: 'portal_reviews_total',
    help: 'Reviews of this process by how they ended.',
    labelNames: ['result', 'reason'],
    registers: [registry],
  });
  const questions = new Counter({
    name: 'portal_review_models_total',
    help: 'Questions of this process to the model of the free review by what became of them.',
    labelNames: ['result'],
    registers: [registry],
  });
  new Gauge({
    name: 'portal_reviews_open',
    help: 'Resumes of all firms that wait or are read now.',
    registers: [registry],
    async collect() {
      this.set(await countOpen(platform));
    },
  });
  new Counter({
    name: 'portal_review_kills_total',
    help: 'Readings of resumes of this process that were ended from outside, by reason.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(kills)) this.inc({ reason }, count);
    },
  });
  return {
    asked: (result) => questions.inc({ result }),
    ended: (result, reason, milliseconds) => {
      ends.inc({ result, reason });
      if (milliseconds !== undefined) durations.observe(milliseconds / 1000);
    },
  };
};
