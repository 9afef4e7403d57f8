/** Carries messages to every API process, so that each can hand them to its own sockets. */
export interface FanOut {
  publish(payload: string): Promise<void>;
  subscribe(hear: (payload: string) => void): void;
  /** Says that messages may have been missed, after a connection was lost and is back. */
  onGap(resume: () => void): void;
  close(): Promise<void>;
}

/** One process: what is published is heard at once. */
export const inProcessFanOut = (): FanOut => {
  const listeners = new Set<(payload: string) => void>();
  return {
    publish: async (payload) => listeners.forEach((hear) => hear(payload)),
    subscribe: (hear) => void listeners.add(hear),
    onGap: () => undefined,
    close: async () => listeners.clear(),
  };
};
