import {
  portalEvents,
  type PortalEvent,
  type PortalEventName,
  type PortalEventPayload,
  type RemoteReport,
} from '@portal/shared-contracts/remote';
import type { PortalEvents } from '@portal/shared-contracts/react';
import { z } from 'zod';

const envelope = z.object({
  name: z.string(),
  version: z.number().int(),
  sender: z.string(),
  payload: z.unknown(),
});

type Envelope = z.output<typeof envelope>;

/** One line of the event log, for the inspector. */
export interface EventLogEntry {
  readonly name: string;
  readonly sender: string;
  readonly at: number;
  readonly outcome: 'delivered' | 'dropped';
  readonly reason?: string;
}

/** Who takes part: the shell may send and hear everything, a remote what its manifest names. */
export interface Participant {
  readonly name: string;
  readonly release: string;
  readonly sends: readonly string[] | 'all';
  readonly hears: readonly string[] | 'all';
}

/** A channel to the person's other tabs. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** Carries typed events between the shell and the remotes, and to other tabs where an event says so. */
export interface EventBus {
  /** The bus as one participant sees it. */
  for(participant: Participant): PortalEvents;
  readonly log: readonly EventLogEntry[];
}

interface Subscription {
  readonly who: Participant;
  readonly name: string;
  readonly handler: (payload: never) => void;
}

const LOG_LENGTH = 200;

const definitionOf = (name: string): PortalEvent | undefined =>
  Object.hasOwn(portalEvents, name) ? portalEvents[name as PortalEventName] : undefined;

const may = (list: readonly string[] | 'all', name: string): boolean =>
  list === 'all' || list.includes(name);

/** Brings a payload of the current or the previous major to the current one, or says why not. */
export const readPayload = (
  definition: PortalEvent,
  version: number,
  payload: unknown,
): { ok: true; payload: unknown } | { ok: false; reason: string } => {
  try {
    const current =
      version === definition.version - 1 && definition.upcast
        ? definition.upcast(payload)
        : payload;
    if (current === payload && version !== definition.version)
      return { ok: false, reason: `version ${version} is not understood` };
    const parsed = definition.schema.safeParse(current);
    if (!parsed.success) return { ok: false, reason: parsed.error.issues[0]?.message ?? 'wrong' };
    return { ok: true, payload: parsed.data };
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
};

/** Makes the bus of one page. */
export const createEventBus = (tools: {
  now: () => number;
  report: (report: RemoteReport) => void;
  tabs?: TabChannel | undefined;
}): EventBus => {
  const subscriptions = new Set<Subscription>();
  const log: EventLogEntry[] = [];
  const note = (entry: Omit<EventLogEntry, 'at'>): void => {
    log.push({ ...entry, at: tools.now() });
    if (log.length > LOG_LENGTH) log.shift();
  };
  const drop = (name: string, sender: string, release: string, reason: string): void => {
    note({ name, sender, outcome: 'dropped', reason });
    tools.report({
      remote: sender,
      release,
      cause: 'bad-event',
      detail: `${name}: ${reason}`.slice(0, 300),
    });
  };
  const deliver = (name: string, payload: unknown): void => {
    for (const { who, handler, ...subscription } of [...subscriptions]) {
      if (subscription.name !== name) continue;
      try {
        handler(structuredClone(payload) as never);
      } catch (error) {
        // One listener's failure never reaches the sender or another listener.
        tools.report({
          remote: who.name,
          release: who.release,
          cause: 'render-error',
          detail: `${name}: ${String(error)}`.slice(0, 300),
        });
      }
    }
  };
  /** Delivers a message and returns it with its parsed payload, or drops it. */
  const accept = (message: Envelope, release: string): Envelope | undefined => {
    const definition = definitionOf(message.name);
    if (!definition) {
      drop(message.name, message.sender, release, 'unknown event');
      return undefined;
    }
    const read = readPayload(definition, message.version, message.payload);
    if (!read.ok) {
      drop(message.name, message.sender, release, read.reason);
      return undefined;
    }
    note({ name: message.name, sender: message.sender, outcome: 'delivered' });
    deliver(message.name, read.payload);
    return { ...message, version: definition.version, payload: read.payload };
  };
  if (tools.tabs)
    tools.tabs.onmessage = ({ data }) => {
      const message = envelope.safeParse(data);
      if (message.success && definitionOf(message.data.name)?.acrossTabs) accept(message.data, '');
    };
  return {
    log,
    for: (who) => ({
      publish: <N extends PortalEventName>(name: N, payload: PortalEventPayload<N>): void => {
        const definition = definitionOf(name);
        if (!may(who.sends, name)) {
          drop(name, who.name, who.release, 'the manifest does not name it');
          return;
        }
        const version = definition?.version ?? 0;
        const sent = accept({ name, version, sender: who.name, payload }, who.release);
        if (sent && definition?.acrossTabs) tools.tabs?.postMessage(sent);
      },
      subscribe: <N extends PortalEventName>(
        name: N,
        handler: (payload: PortalEventPayload<N>) => void,
      ): (() => void) => {
        if (!may(who.hears, name)) {
          note({ name, sender: who.name, outcome: 'dropped', reason: 'not among what it hears' });
          return () => undefined;
        }
        const subscription: Subscription = { who, name, handler };
        subscriptions.add(subscription);
        return () => subscriptions.delete(subscription);
      },
    }),
  };
};
