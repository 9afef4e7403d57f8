import { ApiError, uploadFile } from '@portal/shared-contracts';
import type { ClientFrame, ServerFrame } from '@portal/shared-contracts/chat';
import { connect, type Connection, type ConnectionStatus } from '../connection/connection.ts';
import { type ChatTimings, chatTimings } from '../connection/timings.ts';
import {
  conversationReducer,
  emptyConversation,
  lastWithoutGap,
  type ConversationAction,
  type ConversationState,
} from './conversation-state.ts';
import type { Outbox } from './outbox.ts';
import { sendFrame, type ConversationTarget, type OutgoingMessage } from './outgoing.ts';

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

/** What components see. */
export interface ConversationView extends ConversationState {
  status: ConnectionStatus;
}

/** One open conversation: socket, outbox, uploads and what is shown. */
export interface Conversation {
  subscribe: (listener: () => void) => () => void;
  view: () => ConversationView;
  sendText: (text: string) => void;
  sendFile: (file: File) => void;
  /** The bytes of a file that is on its way, while this page has them. */
  fileOf: (clientId: string) => File | undefined;
  retry: (clientId: string) => void;
  drop: (clientId: string) => void;
  loadOlder: () => void;
  markRead: () => void;
  typing: () => void;
  reconnect: () => void;
  close: () => void;
}

const TYPING_EVERY = 2000;
const CHECKS_PER_RESEND = 10;

/** Opens a conversation and keeps it: nothing sent is lost, nothing is shown twice. */
export const openConversation = (options: ConversationOptions): Conversation => {
  const { target, me, outbox, timings = chatTimings } = options;
  const now = options.now ?? Date.now;
  const newId = options.newId ?? (() => crypto.randomUUID());
  const upload = options.upload ?? uploadFile;
  const listeners = new Set<() => void>();
  const uploads = new Map<string, AbortController>();
  const files = new Map<string, File>();
  /** When each message was last handed to the socket. */
  const sentAt = new Map<string, number>();
  let state: ConversationState = emptyConversation;
  let status: ConnectionStatus = 'connecting';
  let view: ConversationView = { ...state, status };
  let lastTyping = 0;
  /** Place after which this connection was asked for what is missing. */
  let askedAfter: number | undefined;

  const show = (): void => {
    view = { ...state, status };
    for (const listener of listeners) listener();
  };
  const dispatch = (action: ConversationAction): void => {
    const next = conversationReducer(state, action);
    if (next === state) return;
    state = next;
    show();
  };

  const transmit = (message: OutgoingMessage): void => {
    const frame = message.failure === undefined && sendFrame(target, message, me);
    if (frame && status === 'ready' && connection.send(frame)) sentAt.set(message.clientId, now());
  };
  const transmitAll = (): void => state.outgoing.forEach(transmit);

  const startUpload = async (clientId: string): Promise<void> => {
    const file = files.get(clientId);
    if (!file || uploads.has(clientId)) return;
    const abort = new AbortController();
    uploads.set(clientId, abort);
    try {
      const data = await upload(file, {
        signal: abort.signal,
        onProgress: (percent) => dispatch({ type: 'progress', clientId, percent }),
      });
      const { key, mimetype, originalname, size } = data;
      dispatch({ type: 'uploaded', clientId, data: { key, mimetype, originalname, size } });
      const message = state.outgoing.find((one) => one.clientId === clientId);
      if (message) {
        await outbox.put(message).catch(() => undefined);
        transmit(message);
      }
    } catch (error) {
      if (!abort.signal.aborted)
        dispatch({
          type: 'failed',
          clientId,
          reason: error instanceof ApiError ? error.message : '',
        });
    } finally {
      uploads.delete(clientId);
    }
  };

  const forgetConfirmed = (before: readonly OutgoingMessage[]): void => {
    const left = new Set(state.outgoing.map(({ clientId }) => clientId));
    for (const { clientId } of before) {
      if (left.has(clientId)) continue;
      sentAt.delete(clientId);
      files.delete(clientId);
      void outbox.remove(clientId);
    }
  };

  // A place was skipped: what is between was missed on the way.
  const fillGap = (hasNewer: boolean): void => {
    const after = lastWithoutGap(state.messages);
    const isWhole = after === state.messages.at(-1)?.seq && !hasNewer;
    if (!state.isLoaded || after === undefined || isWhole || after === askedAfter) return;
    if (connection.send({ type: 'request_all_messages', ...target, after })) askedAfter = after;
  };

  const receive = (frame: ServerFrame): void => {
    const before = state.outgoing;
    dispatch({ type: 'frame', frame, me: me.id, now: now() });
    forgetConfirmed(before);
    if (frame.type === 'new_message') fillGap(false);
    if (frame.type === 'all_messages') fillGap(frame.has_newer ?? false);
  };

  const greet = (): ClientFrame[] => {
    // What came live before the history says nothing of what is older.
    const after = state.isLoaded ? lastWithoutGap(state.messages) : undefined;
    askedAfter = after;
    return [
      { type: 'subscribe', ...target, sent_by: me.id },
      { type: 'request_all_messages', ...target, ...(after === undefined ? {} : { after }) },
    ];
  };

  // Later than everything that waits, whatever the clock says: this is the order of the outbox after a reload.
  const nextAt = (): number => Math.max(now(), (state.outgoing.at(-1)?.at ?? 0) + 1);

  const queue = (message: OutgoingMessage, file?: File): void => {
    dispatch({ type: 'queued', message });
    // Stored before it is sent: a tab that dies now sends it when it comes back.
    void outbox.put(message, file).catch(() => undefined);
    if (file) void startUpload(message.clientId);
    else transmit(message);
  };

  const lookAround = (): void => {
    dispatch({ type: 'typing-over', now: now() });
    // The answer may have been lost with the socket still open; a repeat is stored once.
    for (const message of state.outgoing)
      if (now() - (sentAt.get(message.clientId) ?? now()) > timings.resendAfter) transmit(message);
  };

  const connection: Connection = (options.openConnection ?? connect)({
    timings,
    ...(options.checkSession ? { onRefused: options.checkSession } : {}),
    greet,
    onFrame: receive,
    onStatus: (next) => {
      status = next;
      show();
      if (next === 'connecting') dispatch({ type: 'connection-lost' });
      if (next === 'ready') transmitAll();
      if (next === 'ended') options.onSessionEnded();
    },
  });
  const clock = setInterval(lookAround, timings.resendAfter / CHECKS_PER_RESEND);

  void outbox
    .read()
    .then((rows) => {
      for (const { message, file } of rows) if (file) files.set(message.clientId, file);
      dispatch({ type: 'outbox-read', outgoing: rows.map(({ message }) => message) });
      transmitAll();
      for (const { message } of rows) if (!message.data) void startUpload(message.clientId);
    })
    .catch(() => undefined);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    sendText: (text) => {
      const content = text.trim();
      if (content !== '') queue({ clientId: newId(), kind: 'text', content, at: nextAt() });
    },
    sendFile: (file) => {
      const clientId = newId();
      files.set(clientId, file);
      queue({ clientId, kind: 'file', fileName: file.name, at: nextAt() }, file);
    },
    fileOf: (clientId) => files.get(clientId),
    retry: (clientId) => {
      dispatch({ type: 'retried', clientId });
      const message = state.outgoing.find((one) => one.clientId === clientId);
      if (message?.kind === 'file' && !message.data) void startUpload(clientId);
      else if (message) transmit(message);
    },
    drop: (clientId) => {
      uploads.get(clientId)?.abort();
      const before = state.outgoing;
      dispatch({ type: 'dropped', clientId });
      forgetConfirmed(before);
    },
    loadOlder: () => {
      const first = state.messages[0]?.seq;
      if (first === undefined || !state.hasOlder || state.isLoadingOlder) return;
      if (connection.send({ type: 'request_all_messages', ...target, before: first }))
        dispatch({ type: 'loading-older' });
    },
    markRead: () => {
      const upTo = state.messages.at(-1)?.seq ?? 0;
      if (me.role === 'reviewer' || upTo <= state.readUpTo) return;
      if (connection.send({ type: 'seen', ...target, upTo })) dispatch({ type: 'read', upTo });
    },
    typing: () => {
      if (now() - lastTyping < TYPING_EVERY) return;
      lastTyping = now();
      connection.send({ type: 'typing', ...target });
    },
    reconnect: () => connection.retry(),
    close: () => {
      clearInterval(clock);
      for (const abort of uploads.values()) abort.abort();
      connection.close();
    },
  };
};
