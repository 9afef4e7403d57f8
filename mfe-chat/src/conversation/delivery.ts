import type { uploadFile } from '@portal/shared-contracts';
import type { ClientFrame } from '@portal/shared-contracts/chat';
import type { ConversationStore } from './conversation-store.ts';
import { FileUploads } from './file-uploads.ts';
import type { Outbox } from './outbox.ts';
import {
  isBehindUpload,
  sendFrame,
  type ConversationTarget,
  type OutgoingMessage,
} from './outgoing.ts';

export interface DeliveryOptions {
  store: ConversationStore;
  outbox: Outbox;
  target: ConversationTarget;
  me: { id: string; role: string };
  /** Milliseconds after which a message without an answer is sent again. */
  resendAfter: number;
  now: () => number;
  newId: () => string;
  upload: typeof uploadFile;
  send: (frame: ClientFrame) => boolean;
}

/** Brings each message to the server: kept in the outbox, sent and repeated until the server has stored it. */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #uploads: FileUploads;
  /** When each message was last handed to the socket. */
  readonly #sentAt = new Map<string, number>();
  /** Files that were uploaded again by themselves: each once, the next time is the person's choice. */
  readonly #again = new Set<string>();
  readonly #openedAt: number;
  /** Until it is known what an earlier page left unsent, nothing may overtake it. */
  #isHeld = true;
  #isStopped = false;

  constructor(options: DeliveryOptions) {
    this.#options = options;
    const { store, upload, now } = options;
    this.#openedAt = now();
    this.#uploads = new FileUploads({
      ...{ store, upload },
      onUploaded: (id) => this.#uploaded(id),
      onOver: () => this.#sendUploaded(),
    });
  }

  /** The bytes of a file that is on its way, while this page has them. */
  readonly fileOf = (clientId: string): File | undefined => this.#uploads.fileOf(clientId);

  readonly sendText = (text: string): void => {
    const content = text.trim();
    if (content === '') return;
    const clientId = this.#options.newId();
    this.#queue({ clientId, kind: 'text', content, at: this.#nextAt() });
  };

  readonly sendFile = (file: File): void => {
    const clientId = this.#options.newId();
    this.#uploads.keep(clientId, file);
    this.#queue({ clientId, kind: 'file', fileName: file.name, at: this.#nextAt() }, file);
  };

  readonly retry = (clientId: string): void => {
    this.#options.store.dispatch({ type: 'retried', clientId });
    const message = this.#find(clientId);
    if (message?.kind === 'file' && !message.data) {
      this.#sentAt.delete(clientId);
      void this.#uploads.start(clientId);
    } else if (message) this.#transmit(message);
  };

  /** Uploads a file that the server no longer has, such as one that waited for days to be sent. */
  uploadAgain(clientId: string): void {
    if (this.#again.has(clientId) || !this.fileOf(clientId)) return;
    this.#again.add(clientId);
    this.retry(clientId);
  }

  readonly drop = (clientId: string): void => {
    this.#uploads.cancel(clientId);
    this.forgetAfter(() => this.#options.store.dispatch({ type: 'dropped', clientId }));
    this.#sendUploaded();
  };

  /** Takes up what an earlier page left in the outbox; a device without one leaves nothing. */
  async restore(): Promise<void> {
    const { store, outbox } = this.#options;
    const rows = await outbox.read().catch(() => []);
    if (this.#isStopped) return;
    for (const { message, file } of rows) if (file) this.#uploads.keep(message.clientId, file);
    store.dispatch({ type: 'outbox-read', outgoing: rows.map(({ message }) => message) });
    this.#letGo();
    for (const { message } of rows) if (!message.data) void this.#uploads.start(message.clientId);
  }

  sendAll(): void {
    for (const message of this.#options.store.state.outgoing) this.#transmit(message);
  }

  /** The answer may have been lost with the socket still open; the server stores a repeat once. */
  resendOverdue(): void {
    const { now, resendAfter, store } = this.#options;
    // A device that never tells what it holds keeps nobody from writing.
    if (this.#isHeld && now() - this.#openedAt > resendAfter) this.#letGo();
    for (const message of store.state.outgoing) {
      const sentAt = this.#sentAt.get(message.clientId) ?? now();
      if (now() - sentAt > resendAfter) this.#transmit(message);
    }
  }

  /** Forgets everywhere which messages stopped waiting while `change` ran. */
  forgetAfter(change: () => void): void {
    const { store, outbox } = this.#options;
    const before = store.state.outgoing;
    change();
    const waiting = new Set(store.state.outgoing.map(({ clientId }) => clientId));
    for (const { clientId } of before) {
      if (waiting.has(clientId)) continue;
      this.#sentAt.delete(clientId);
      this.#uploads.forget(clientId);
      void outbox.remove(clientId).catch(() => undefined);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#uploads.cancelAll();
  }

  #letGo(): void {
    this.#isHeld = false;
    this.sendAll();
  }

  #queue(message: OutgoingMessage, file?: File): void {
    const { store, outbox } = this.#options;
    store.dispatch({ type: 'queued', message });
    // Stored before it is sent: a tab that dies now sends it when it comes back.
    void outbox.put(message, file).catch(() => undefined);
    if (file) void this.#uploads.start(message.clientId);
    else this.#transmit(message);
  }

  #transmit(message: OutgoingMessage): void {
    const { store, target, me, now, send } = this.#options;
    if (this.#isHeld || message.failure !== undefined) return;
    if (isBehindUpload(store.state.outgoing, message)) return;
    const frame = sendFrame(target, message, me);
    if (frame && store.status === 'ready' && send(frame)) this.#sentAt.set(message.clientId, now());
  }

  async #uploaded(clientId: string): Promise<void> {
    const message = this.#find(clientId);
    if (!message) return;
    // With its bytes: the server keeps an upload that was not sent for a day only.
    await this.#options.outbox.put(message, this.fileOf(clientId)).catch(() => undefined);
  }

  // The small file is uploaded first and waits here for the large one that was chosen before it.
  #sendUploaded(): void {
    for (const message of this.#options.store.state.outgoing)
      if (message.data && !this.#sentAt.has(message.clientId)) this.#transmit(message);
  }

  #find(clientId: string): OutgoingMessage | undefined {
    return this.#options.store.state.outgoing.find((message) => message.clientId === clientId);
  }

  // The outbox is read in this order after a reload, so it must grow even when the clock goes back.
  #nextAt(): number {
    const { now, store } = this.#options;
    return Math.max(now(), (store.state.outgoing.at(-1)?.at ?? 0) + 1);
  }
}
