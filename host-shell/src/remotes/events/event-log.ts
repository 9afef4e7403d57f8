/** One line of the event log, for the inspector. */
export interface EventLogEntry {
  readonly name: string;
  readonly sender: string;
  readonly at: number;
  readonly outcome: 'delivered' | 'dropped';
  readonly reason?: string;
}

const LOG_LENGTH = 200;

/** The latest events of this page, oldest first. */
export class EventLog {
  readonly #entries: EventLogEntry[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get entries(): readonly EventLogEntry[] {
    return this.#entries;
  }

  add(entry: Omit<EventLogEntry, 'at'>): void {
    this.#entries.push({ ...entry, at: this.#now() });
    if (this.#entries.length > LOG_LENGTH) this.#entries.shift();
  }
}
