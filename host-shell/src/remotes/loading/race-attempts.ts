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
  // Releases that arrived, or of which is told that they did not: what takes long on a slow network has not failed.
  const heard = new Set<string>();
  // A release that is tried once more is late when its last try is.
  const lastTries = new Map<string, Attempt>();
  return new Promise((settled) => {
    const start = (index: number, lastError: unknown): void => {
      const attempt = attempts[index];
      if (isWon) return;
      if (!attempt) {
        race.gaveUp(lastError);
        settled();
        return;
      }
      const { release } = attempt.address;
      // Whatever a late try ends with says more than that it was late.
      let problem: unknown = outOfTime();
      let isOver = false;
      lastTries.set(release, attempt);
      const tellLate = (): void => {
        if (heard.has(release) || lastTries.get(release) !== attempt) return;
        heard.add(release);
        race.failed(attempt, problem);
      };
      const goOn = (tell: () => void): void => {
        if (isOver || isWon) return;
        isOver = true;
        stopWaiting();
        tell();
        start(index + 1, problem);
      };
      const stopWaiting = race.after(attempt.patience, () =>
        goOn(() => race.after(STILL_COMING, tellLate)),
      );
      race.run(attempt).then(
        (result) => {
          heard.add(release);
          if (isWon) return;
          isWon = true;
          stopWaiting();
          race.succeeded(result);
          settled();
        },
        (error: unknown) => {
          problem = error;
          goOn(() => race.failed(attempt, error));
        },
      );
    };
    start(0, undefined);
  });
};
