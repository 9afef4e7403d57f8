import type { Log } from '../../kernel/log.ts';

const LIMIT_MILLISECONDS = 2000;
const KEPT_MILLISECONDS = 1000;

/** One thing without which the server cannot serve; it fails by throwing. */
export interface Check {
  readonly name: string;
  /** False for what is shown, but without which the server can serve. */
  readonly isNeeded?: false;
  run(): Promise<void>;
}

/** Whether the server can serve, and why not; words of this list only, so that it tells no secrets. */
export interface Health {
  status: 'ready' | 'unready' | 'draining';
  checks: Record<string, 'ok' | 'failed'>;
}

export interface Readiness {
  read(): Promise<Health>;
  /** From now on it is not ready any more: the server is about to end. */
  drain(): void;
  readonly isDraining: boolean;
}

const inTime = async (work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error('no answer in time'));
    // Where this process itself was held up, the answer is there already and has only to be read.
    timer = setTimeout(() => setImmediate(giveUp), LIMIT_MILLISECONDS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Runs the checks at most once a second, however often it is asked: everybody may ask. */
export const createReadiness = (
  checks: readonly Check[],
  { log, now }: { log: Log; now: () => Date },
): Readiness => {
  let isDraining = false;
  let kept: { until: number; health: Promise<Health['checks']> } | undefined;
  const failing = new Set<string>();

  const settle = async ({ name, run }: Check): Promise<['ok' | 'failed', string]> => {
    try {
      await inTime(run());
      if (failing.delete(name)) log.info({ check: name }, 'the server is ready again');
      return ['ok', name];
    } catch (error) {
      if (!failing.has(name)) log.error({ check: name, err: error }, 'the server is not ready');
      failing.add(name);
      return ['failed', name];
    }
  };

  const runAll = async (): Promise<Health['checks']> => {
    const settled = await Promise.all(checks.map(settle));
    return Object.fromEntries(settled.map(([state, name]) => [name, state]));
  };

  return {
    get isDraining() {
      return isDraining;
    },
    drain: () => {
      isDraining = true;
    },
    read: async () => {
      const moment = now().getTime();
      if (!kept || moment >= kept.until)
        kept = { until: moment + KEPT_MILLISECONDS, health: runAll() };
      const found = await kept.health;
      const isSound = checks.every(
        ({ name, isNeeded }) => isNeeded === false || found[name] === 'ok',
      );
      const status = isSound ? 'ready' : 'unready';
      return { status: isDraining ? 'draining' : status, checks: found };
    },
  };
};
