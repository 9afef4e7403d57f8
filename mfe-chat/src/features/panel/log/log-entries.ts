import type { ChatMessage } from '@portal/shared-contracts/chat';
import type { OutgoingMessage } from '../../../conversation/outgoing.ts';

export type LogEntry =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'divider'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isMine: boolean; isSeen: boolean }
  | { kind: 'outgoing'; key: string; message: OutgoingMessage };

const dayOf = (at: string): string => new Date(at).toDateString();

/**
 * Messages with day separators and the divider before the first unread one, then what is on its way.
 * Own messages say whether they were seen.
 */
export const logEntries = (
  log: {
    messages: readonly ChatMessage[];
    outgoing: readonly OutgoingMessage[];
    dividerAfter: number;
    seenUpTo: number;
  },
  me: string,
): LogEntry[] => {
  const entries: LogEntry[] = [];
  const firstUnread = log.messages.find(
    ({ seq, sent_by }) => seq > log.dividerAfter && sent_by !== me,
  );
  let day = '';
  for (const message of log.messages) {
    if (dayOf(message.createdAt) !== day) {
      day = dayOf(message.createdAt);
      entries.push({ kind: 'day', key: `day-${day}`, at: message.createdAt });
    }
    if (message === firstUnread && log.dividerAfter > 0)
      entries.push({ kind: 'divider', key: 'divider' });
    entries.push({
      kind: 'message',
      key: `${message.sent_by}-${message.client_id}`,
      message,
      isMine: message.sent_by === me,
      isSeen: message.seq <= log.seenUpTo,
    });
  }
  for (const message of log.outgoing)
    entries.push({ kind: 'outgoing', key: `${me}-${message.clientId}`, message });
  return entries;
};
