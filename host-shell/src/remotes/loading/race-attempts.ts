import type { Attempt } from './plan-attempts.ts';

/** What happens while the tries run. */
export interface Race<T> {
  run(attempt: Attempt): Promise<T>;
  after(milliseconds: number, call: () => void): () => void;
  failed(attempt: Attempt, error: unknown): void;
  /** A try took too long; it may still arrive. */
  ranOut(attempt: Attempt, error: unknown): void;
  succeeded(result: T): void;
  /** All tries are over or out of time; a late success still calls `succeeded`. */
  gaveUp(error: unknown): void;
}

const outOfTime = (): Error => new Error('It took too long.');

/** Starts each try when the one before failed or took too long; the first that arrives wins. */
export const raceAttempts = <T>(attempts: readonly Attempt[], race: Race<T>): Promise<void> => {
  let isWon = false;
  return new Promise((settled) => {
    const start = (index: number, lastError: unknown): void => {
      const attempt = attempts[index];
      if (isWon) return;
      if (!attempt) {
        race.gaveUp(lastError);
        settled();
        return;
      }
      let isOver = false;
      const goOn = (error: unknown, tell: Race<T>['failed']): void => {
        if (isOver || isWon) return;
        isOver = true;
        stopWaiting();
        tell(attempt, error);
        start(index + 1, error);
      };
      const stopWaiting = race.after(attempt.patience, () => goOn(outOfTime(), race.ranOut));
      race.run(attempt).then(
        (result) => {
          if (isWon) return;
          isWon = true;
          stopWaiting();
          race.succeeded(result);
          settled();
        },
        (error: unknown) => goOn(error, race.failed),
      );
    };
    start(0, undefined);
  });
};
