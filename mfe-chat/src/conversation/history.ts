import type { ClientFrame } from '@portal/shared-contracts/chat';
import type { ConversationStore } from './conversation-store.ts';
import { lastWithoutGap } from './message-order.ts';
import type { ConversationTarget } from './outgoing.ts';

/** Asks for messages that this end does not have: when a connection begins, after a gap, and older ones. */
export class History {
  readonly #store: ConversationStore;
  readonly #target: ConversationTarget;
  readonly #send: (frame: ClientFrame) => boolean;
  /** The number after which this connection was asked for what is missing. */
  #askedAfter: number | undefined;

  constructor(
    store: ConversationStore,
    target: ConversationTarget,
    send: (frame: ClientFrame) => boolean,
  ) {
    this.#store = store;
    this.#target = target;
    this.#send = send;
  }

  /** The request that begins a connection: the latest messages, or all since the last one without a gap. */
  firstRequest(): ClientFrame {
    this.#askedAfter = this.#lastKnown();
    return this.newsRequest();
  }

  /** The same on a connection that stands: a gap behind it is still asked for. */
  newsRequest(): ClientFrame {
    const after = this.#lastKnown();
    return this.#request(after === undefined ? {} : { after });
  }

  /** Asks for what was missed on the way when a number was skipped; once for each gap and connection. */
  fillGap(hasNewer: boolean): void {
    const { isLoaded, messages } = this.#store.state;
    const after = lastWithoutGap(messages);
    const isWhole = after === messages.at(-1)?.seq && !hasNewer;
    if (!isLoaded || after === undefined || isWhole || after === this.#askedAfter) return;
    if (this.#send(this.#request({ after }))) this.#askedAfter = after;
  }

  readonly loadOlder = (): void => {
    const { messages, hasOlder, isLoadingOlder } = this.#store.state;
    const before = messages[0]?.seq;
    if (before === undefined || !hasOlder || isLoadingOlder) return;
    if (this.#send(this.#request({ before }))) this.#store.dispatch({ type: 'loading-older' });
  };

  // A message that came live before the history does not say what is older.
  #lastKnown(): number | undefined {
    const { isLoaded, messages } = this.#store.state;
    return isLoaded ? lastWithoutGap(messages) : undefined;
  }

  #request(range: { after?: number; before?: number }): ClientFrame {
    return { type: 'request_all_messages', ...this.#target, ...range };
  }
}
