import type {
  PortalEventName,
  PortalEventPayload,
  RemoteReport,
} from '@portal/shared-contracts/remote';
import type { PortalEvents } from '@portal/shared-contracts/react';
import { z } from '@portal/shared-contracts/schema';
import { EventLog, type EventLogEntry } from './event-log.ts';
import { findEvent, readPayload } from './read-payload.ts';

const envelope = z.object({
  name: z.string(),
  version: z.number().int(),
  sender: z.string(),
  payload: z.unknown(),
});

type Envelope = z.output<typeof envelope>;

/** Who takes part: the shell may send and hear everything, a remote what its manifest names. */
export interface Participant {
  readonly name: string;
  readonly release: string;
  readonly sends: readonly string[] | 'all';
  readonly hears: readonly string[] | 'all';
}

/** The shell itself among those who take part. */
export const SHELL: Participant = {
  name: 'host-shell',
  release: 'shell',
  sends: 'all',
  hears: 'all',
};

/** A channel to the person's other tabs. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** What the bus works with. */
export interface EventBusTools {
  readonly now: () => number;
  readonly report: (report: RemoteReport) => void;
  readonly tabs?: TabChannel | undefined;
}

interface Subscription {
  readonly who: Participant;
  readonly name: string;
  readonly handler: (payload: never) => void;
}

const LONGEST_DETAIL = 300;

const isAmong = (names: readonly string[] | 'all', name: string): boolean =>
  names === 'all' || names.includes(name);

/** Carries typed events between the shell and the remotes, and to other tabs where an event says so. */
export class EventBus {
  readonly #tools: EventBusTools;
  readonly #log: EventLog;
  readonly #subscriptions = new Set<Subscription>();

  constructor(tools: EventBusTools) {
    this.#tools = tools;
    this.#log = new EventLog(tools.now);
    if (tools.tabs) tools.tabs.onmessage = ({ data }) => this.#receiveFromTab(data);
  }

  /** The latest events of this page, oldest first. */
  get log(): readonly EventLogEntry[] {
    return this.#log.entries;
  }

  /** The bus as one participant sees it. */
  for(who: Participant): PortalEvents {
    return {
      publish: (name, payload) => this.#publish(who, name, payload),
      subscribe: (name, handler) => this.#subscribe({ who, name, handler }),
    };
  }

  #publish<N extends PortalEventName>(
    who: Participant,
    name: N,
    payload: PortalEventPayload<N>,
  ): void {
    if (!isAmong(who.sends, name)) {
      this.#drop(name, who.name, who.release, 'the manifest does not name it');
      return;
    }
    const definition = findEvent(name);
    const version = definition?.version ?? 0;
    const sent = this.#accept({ name, version, sender: who.name, payload }, who.release);
    if (sent && definition?.acrossTabs) this.#tools.tabs?.postMessage(sent);
  }

  #subscribe(subscription: Subscription): () => void {
    const { who, name } = subscription;
    if (!isAmong(who.hears, name)) {
      const reason = 'not among what it hears';
      this.#log.add({ name, sender: who.name, outcome: 'dropped', reason });
      return () => undefined;
    }
    this.#subscriptions.add(subscription);
    return () => this.#subscriptions.delete(subscription);
  }

  #receiveFromTab(data: unknown): void {
    const message = envelope.safeParse(data);
    if (message.success && findEvent(message.data.name)?.acrossTabs) this.#accept(message.data, '');
  }

  /** Delivers a message and returns it with its parsed payload, or drops it. */
  #accept(message: Envelope, release: string): Envelope | undefined {
    const { name, sender, version } = message;
    const definition = findEvent(name);
    if (!definition) return this.#drop(name, sender, release, 'unknown event');
    const reading = readPayload(definition, version, message.payload);
    if (!reading.ok) return this.#drop(name, sender, release, reading.reason);
    this.#log.add({ name, sender, outcome: 'delivered' });
    this.#deliver(name, reading.payload);
    return { ...message, version: definition.version, payload: reading.payload };
  }

  #deliver(name: string, payload: unknown): void {
    for (const { who, handler, ...subscription } of [...this.#subscriptions]) {
      if (subscription.name !== name) continue;
      try {
        handler(structuredClone(payload) as never);
      } catch (error) {
        // One listener's failure never reaches the sender or another listener.
        const detail = `${name}: ${String(error)}`.slice(0, LONGEST_DETAIL);
        const { name: remote, release } = who;
        this.#tools.report({ remote, release, cause: 'render-error', detail });
      }
    }
  }

  #drop(name: string, sender: string, release: string, reason: string): undefined {
    this.#log.add({ name, sender, outcome: 'dropped', reason });
    const detail = `${name}: ${reason}`.slice(0, LONGEST_DETAIL);
    this.#tools.report({ remote: sender, release, cause: 'bad-event', detail });
  }
}
