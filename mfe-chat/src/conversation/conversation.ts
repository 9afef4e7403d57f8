import { uploadFile } from '@portal/shared-contracts';
import type { ClientFrame, ServerFrame } from '@portal/shared-contracts/chat';
import { connect, type Connection, type ConnectionStatus } from '../connection/connection.ts';
import { type ChatTimings, chatTimings } from '../connection/timings.ts';
import { ConversationStore, type ConversationView } from './conversation-store.ts';
import { Delivery } from './delivery.ts';
import { History } from './history.ts';
import { isFileGone } from './receive-frame.ts';
import type { Outbox } from './outbox.ts';
import type { ConversationTarget } from './outgoing.ts';

/** What a conversation needs from outside. */
export interface ConversationOptions {
  target: ConversationTarget;
  me: { id: string; role: string };
  outbox: Outbox;
  /** Called when the session turned out to be over. */
  onSessionEnded: () => void;
  /** Called when no socket could be opened: asks the server whether the session is still there. */
  checkSession?: () => void;
  now?: () => number;
  newId?: () => string;
  openConnection?: typeof connect;
  upload?: typeof uploadFile;
  timings?: ChatTimings;
}

const TYPING_EVERY = 2000;
const CHECKS_PER_RESEND = 10;

/** One open conversation: nothing sent is lost, nothing is shown twice. */
export class Conversation {
  readonly #options: ConversationOptions;
  readonly #now: () => number;
  readonly #store = new ConversationStore();
  readonly #delivery: Delivery;
  readonly #history: History;
  readonly #connection: Connection;
  readonly #checks: ReturnType<typeof setInterval>;
  #lastTyping = 0;

  /** Connects at once and takes up what an earlier page left in the outbox. */
  constructor(options: ConversationOptions) {
    const { target, me, outbox, timings = chatTimings, now = Date.now } = options;
    const { newId = () => crypto.randomUUID(), upload = uploadFile } = options;
    const { resendAfter } = timings;
    const store = this.#store;
    const send = (frame: ClientFrame): boolean => this.#connection.send(frame);
    this.#options = options;
    this.#now = now;
    this.#history = new History(store, target, send);
    this.#delivery = new Delivery({
      ...{ store, outbox, target, me, resendAfter, now, newId, upload, send },
    });
    this.#connection = (options.openConnection ?? connect)({
      timings,
      ...(options.checkSession ? { onRefused: options.checkSession } : {}),
      firstFrames: () => [
        { type: 'subscribe', ...target, sent_by: me.id },
        this.#history.firstRequest(),
      ],
      onFrame: (frame) => this.#receive(frame),
      onStatus: (status) => this.#changeStatus(status),
    });
    this.#checks = setInterval(() => this.#check(), resendAfter / CHECKS_PER_RESEND);
    void this.#delivery.restore();
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  readonly view = (): ConversationView => this.#store.view();

  readonly sendText = (text: string): void => this.#delivery.sendText(text);

  readonly sendFile = (file: File): void => this.#delivery.sendFile(file);

  /** The bytes of a file that is on its way, while this page has them. */
  readonly fileOf = (clientId: string): File | undefined => this.#delivery.fileOf(clientId);

  readonly retry = (clientId: string): void => this.#delivery.retry(clientId);

  readonly drop = (clientId: string): void => this.#delivery.drop(clientId);

  readonly loadOlder = (): void => this.#history.loadOlder();

  /** Asks what is new, and who may write now. */
  readonly refresh = (): void => {
    if (this.#store.status === 'ready') this.#connection.send(this.#history.newsRequest());
  };

  readonly markRead = (): void => {
    const { target, me } = this.#options;
    const { messages, readUpTo } = this.#store.state;
    const upTo = messages.at(-1)?.seq ?? 0;
    if (me.role === 'reviewer' || upTo <= readUpTo) return;
    if (this.#connection.send({ type: 'seen', ...target, upTo }))
      this.#store.dispatch({ type: 'read', upTo });
  };

  /** Says whether somebody looks at the end of the conversation, and marks it as read while they do. */
  readonly watch = (isWatched: boolean): void => {
    if (this.#store.state.isWatched !== isWatched)
      this.#store.dispatch({ type: 'watched', isWatched });
    if (isWatched) this.markRead();
  };

  /** Nobody looks any more; whoever comes back finds what came meanwhile below the divider. */
  readonly leave = (): void => this.#store.dispatch({ type: 'left' });

  /** Whether something is on its way that the server has neither stored nor refused. */
  readonly isSending = (): boolean => {
    const { state, status } = this.#store;
    const canArrive = status === 'connecting' || status === 'ready';
    return canArrive && state.outgoing.some(({ failure }) => failure === undefined);
  };

  readonly typing = (): void => {
    if (this.#now() - this.#lastTyping < TYPING_EVERY) return;
    this.#lastTyping = this.#now();
    this.#connection.send({ type: 'typing', ...this.#options.target });
  };

  readonly close = (): void => {
    clearInterval(this.#checks);
    this.#delivery.stop();
    this.#connection.close();
  };

  #receive(frame: ServerFrame): void {
    const { me } = this.#options;
    this.#delivery.forgetAfter(() =>
      this.#store.dispatch({ type: 'frame', frame, me: me.id, now: this.#now() }),
    );
    if (isFileGone(frame)) this.#delivery.uploadAgain(frame.client_id);
    if (frame.type === 'new_message') this.#history.fillGap(false);
    if (frame.type !== 'all_messages') return;
    this.#history.fillGap(frame.has_newer ?? false);
    if (this.#store.state.isWatched) this.markRead();
  }

  #changeStatus(status: ConnectionStatus): void {
    this.#store.setStatus(status);
    if (status === 'connecting') this.#store.dispatch({ type: 'connection-lost' });
    if (status === 'ready') this.#delivery.sendAll();
    if (status === 'ended') this.#options.onSessionEnded();
  }

  #check(): void {
    this.#store.dispatch({ type: 'typing-over', now: this.#now() });
    this.#delivery.resendOverdue();
  }
}
