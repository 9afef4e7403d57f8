import type { LiveMessage } from '@portal/shared-contracts/live';

/** What a handler may tell browsers. Call it after the transaction has committed. */
export interface LivePublisher {
  /** Tells these people, in every tab and process. A failure is logged: live news never fails a call. */
  publish(
    message: LiveMessage,
    to: { people: readonly (string | null | undefined)[] },
  ): Promise<void>;
  /** Closes the sockets of these sessions wherever they are. */
  endSessions(sessionIds: readonly string[]): Promise<void>;
}
