/** Carries messages to every API process, so that each can hand them to its own sockets. */
export interface FanOut {
  publish(payload: string): Promise<void>;
  subscribe(hear: (payload: string) => void): void;
  /** Says that messages may have been missed, after a connection was lost and is back. */
  onGap(resume: () => void): void;
  /** Fails when messages cannot be carried now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
