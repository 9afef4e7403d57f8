import type { FanOut } from '../kernel/fan-out.ts';

/** One process: what is published is heard at once. */
export const inProcessFanOut = (): FanOut => {
  const listeners = new Set<(payload: string) => void>();
  return {
    publish: async (payload) => listeners.forEach((hear) => hear(payload)),
    subscribe: (hear) => void listeners.add(hear),
    onGap: () => undefined,
    check: async () => undefined,
    close: async () => listeners.clear(),
  };
};
