import type { LiveMessage } from '@portal/shared-contracts/live';
import type { FanOut } from '../../adapters/fan-out.ts';
import type { Log } from '../../platform.ts';

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

/** What travels between processes. */
export type Envelope =
  | { kind: 'message'; siteId: string; people: string[]; message: LiveMessage }
  | { kind: 'sessions-ended'; siteId: string; sessionIds: string[] }
  /** For sockets of other domains, such as the chat: a channel name and its own payload. */
  | { kind: 'channel'; siteId: string; channel: string; payload: unknown };

const send = async (fanOut: FanOut, envelope: Envelope, log: Log): Promise<void> => {
  try {
    await fanOut.publish(JSON.stringify(envelope));
  } catch (error) {
    log.error({ err: error, kind: envelope.kind }, 'live message not published');
  }
};

export const livePublisher = (fanOut: FanOut, siteId: string, log: Log): LivePublisher => ({
  publish: async (message, to) => {
    const people = [...new Set(to.people.filter((id): id is string => Boolean(id)))];
    if (people.length > 0) await send(fanOut, { kind: 'message', siteId, people, message }, log);
  },
  endSessions: async (sessionIds) => {
    if (sessionIds.length > 0)
      await send(fanOut, { kind: 'sessions-ended', siteId, sessionIds: [...sessionIds] }, log);
  },
});

/** Sends to every process on a named channel; `subscribeChannel` hears it. */
export const publishChannel = (
  fanOut: FanOut,
  siteId: string,
  channel: string,
  payload: unknown,
  log: Log,
): Promise<void> => send(fanOut, { kind: 'channel', siteId, channel, payload }, log);

/** Hears every envelope of this process's fan-out. */
export const hearEnvelopes = (fanOut: FanOut, hear: (envelope: Envelope) => void): void =>
  fanOut.subscribe((payload) => hear(JSON.parse(payload) as Envelope));
