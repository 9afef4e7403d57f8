import type { Attempt } from './plan-attempts.ts';

/** What happens while the tries run. */
export interface Race<T> {
  run(attempt: Attempt): Promise<T>;
  after(milliseconds: number, call: () => void): () => void;
  /** A try came to nothing; one that takes too long has failed once its release does not arrive later either. */
  failed(attempt: Attempt, error: unknown): void;
  succeeded(result: T): void;
  /** All tries are over or out of time; a late success still calls `succeeded`. */
  gaveUp(error: unknown): void;
}

// What has not come by then is no slow network any more.
const STILL_COMING = 10_000;

const outOfTime = (): Error => new Error('It took too long.');

/** Starts each try when the one before failed or took too long; the first that arrives wins. */
export const raceAttempts = <T>(attempts: readonly Attempt[], race: Race<T>): Promise<void> => {
  let isWon = false;
  // By release: what takes long on a slow network still arrives, and has not failed then.
  const late = new Map<string, () => void>();
  const tellLate = (): void => {
    for (const tell of late.values()) tell();
    late.clear();
  };
  return new Promise((settled) => {
    const start = (index: number, lastError: unknown): void => {
      const attempt = attempts[index];
      if (isWon) return;
      if (!attempt) {
        race.after(STILL_COMING, tellLate);
        race.gaveUp(lastError);
        settled();
        return;
      }
      let isOver = false;
      const { release } = attempt.address;
      const goOn = (error: unknown, isLate = false): void => {
        if (isOver || isWon) return;
        isOver = true;
        stopWaiting();
        if (isLate) late.set(release, () => race.failed(attempt, error));
        else race.failed(attempt, error);
        start(index + 1, error);
      };
      const stopWaiting = race.after(attempt.patience, () => goOn(outOfTime(), true));
      race.run(attempt).then(
        (result) => {
          late.delete(release);
          if (isWon) return;
          isWon = true;
          stopWaiting();
          race.after(STILL_COMING, tellLate);
          race.succeeded(result);
          settled();
        },
        (error: unknown) => goOn(error),
      );
    };
    start(0, undefined);
  });
};
