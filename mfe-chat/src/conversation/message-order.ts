import type { ChatMessage } from '@portal/shared-contracts/chat';

/** Known and arrived messages in the order of the conversation, each once. */
export const mergeMessages = (
  known: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const last = known.at(-1);
  // The usual case, one new message at the end, copies instead of sorting.
  if (arrived.length === 1 && arrived[0] && (!last || arrived[0].seq > last.seq))
    return [...known, arrived[0]];
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of arrived) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
};

/**
 * The number of the last message before which nothing is missing, counted from the first one that is loaded.
 * The server numbers without gaps, so most of the time comparing the ends is enough.
 */
export const lastWithoutGap = (messages: readonly ChatMessage[]): number | undefined => {
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) return undefined;
  if (last.seq - first.seq + 1 === messages.length) return last.seq;
  const index = messages.findIndex(({ seq }, at) => messages[at + 1]?.seq !== seq + 1);
  return messages[index]?.seq;
};
