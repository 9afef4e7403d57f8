import type { AnalysisFailure } from '@portal/shared-contracts/reviews';

/** A file that gets no review, and why. */
export class Unreadable extends Error {
  readonly failure: AnalysisFailure;

  constructor(failure: AnalysisFailure) {
    super(failure);
    this.failure = failure;
  }
}
