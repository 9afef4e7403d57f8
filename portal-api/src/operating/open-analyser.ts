import type { Analyser } from '../kernel/reviews/analyser.ts';
import type { ReviewEngine } from '../review-engine/engine.types.ts';
import type { ReadingLimits } from '../review-engine/child/reader.ts';
import { createReviewEngine, readingPlaces } from '../review-engine/review-engine.ts';
import { ENGINE_VERSION, LISTS_VERSION } from '../review-engine/versions.ts';

/**
 * The engine of the free review. Its processes start soon after a server listens, or with the first resume,
 * so that a command that reads none starts none.
 */
export const openAnalyser = (
  limits: Partial<ReadingLimits> = {},
): Analyser & { close(): Promise<void> } => {
  const kills: Record<string, number> = { time: 0, memory: 0, crash: 0 };
  let engine: ReviewEngine | undefined;
  const places = readingPlaces();
  const start = (): ReviewEngine =>
    (engine ??= createReviewEngine({
      processes: places,
      limits,
      onKill: (reason) => {
        kills[reason] = (kills[reason] ?? 0) + 1;
      },
    }));
  return {
    version: `${ENGINE_VERSION}/${LISTS_VERSION}`,
    places,
    kills,
    warm: () => start().warm(),
    analyse: (resume, onStage) => start().analyse(resume, onStage),
    close: async () => engine?.close(),
  };
};
