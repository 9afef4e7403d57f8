import { z } from '@portal/shared-contracts/schema';
import { portalEvents, type PortalEventName, type PortalEventPayload } from '../remote/events.ts';

/** Path of the socket on which the server tells a person what changed. */
export const LIVE_PATH = '/api/live';

/** For so long the server remembers what a person was told, in milliseconds. */
export const LIVE_MEMORY = 30_000;

/**
 * What a page says once its first connection stands: how long ago it began. The server repeats what it told this
 * person meanwhile, so that nothing is missed between the first read and the connection.
 */
export const liveRecall = z.object({
  type: z.literal('recall'),
  milliseconds: z.number().min(0).max(LIVE_MEMORY),
});

/** Asks whether the other end is there; the server answers `{ type: 'pong' }`, which is no event. */
export const livePing = z.object({ type: z.literal('ping') });

/** The server closes a socket with this code when its session ends (SC-32). */
export const SESSION_ENDED = 4401;

/** The server closes a socket with this code when its reader does not keep up; it reconnects and resumes. */
export const SLOW_READER = 4413;

/** One message of the socket: the name of a portal event beside its payload. */
export type LiveMessage = {
  [N in PortalEventName]: PortalEventPayload<N> extends Record<string, never>
    ? { type: N }
    : { type: N } & PortalEventPayload<N>;
}[PortalEventName];

/** A received message, taken apart for the event bus. */
export interface LiveEvent {
  name: PortalEventName;
  payload: PortalEventPayload<PortalEventName>;
}

/** Takes a message apart for the event bus; nothing for one that this version does not know. */
export const readLiveMessage = (raw: unknown): LiveEvent | undefined => {
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return undefined;
  const { type, ...payload } = raw;
  if (typeof type !== 'string' || !Object.hasOwn(portalEvents, type)) return undefined;
  const name = type as PortalEventName;
  const parsed = portalEvents[name].schema.safeParse(payload);
  return parsed.success ? { name, payload: parsed.data } : undefined;
};

/** Parses what came over the socket; nothing for a message that this version does not know. */
export const parseLiveMessage = (text: string): LiveEvent | undefined => {
  try {
    return readLiveMessage(JSON.parse(text));
  } catch {
    return undefined;
  }
};
