import type { ConnectionStatus } from '../connection/connection.ts';
import { conversationReducer, type ConversationAction } from './conversation-reducer.ts';
import { emptyConversation, type ConversationState } from './conversation-state.ts';

/** What components see. */
export interface ConversationView extends ConversationState {
  status: ConnectionStatus;
}

/** Holds what a conversation shows, and calls back when it changed. */
export class ConversationStore {
  readonly #listeners = new Set<() => void>();
  #view: ConversationView = { ...emptyConversation, status: 'connecting' };
  #state: ConversationState = emptyConversation;

  get state(): ConversationState {
    return this.#state;
  }

  get status(): ConnectionStatus {
    return this.#view.status;
  }

  /** The same object until something changes. */
  readonly view = (): ConversationView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setStatus(status: ConnectionStatus): void {
    this.#show(status);
  }

  dispatch(action: ConversationAction): void {
    const next = conversationReducer(this.#state, action);
    if (next === this.#state) return;
    this.#state = next;
    this.#show(this.status);
  }

  #show(status: ConnectionStatus): void {
    this.#view = { ...this.#state, status };
    for (const listener of this.#listeners) listener();
  }
}
