import { serverFrame } from '@portal/shared-contracts/chat';
import { z } from 'zod';
import type { FanOut } from '../../../kernel/fan-out.ts';
import type { Log } from '../../../kernel/log.ts';
import { publishChannel } from '../../live/live.service.ts';

/** Name under which news of conversations travel between processes. */
export const CHAT_CHANNEL = 'chat';

const oneNews = z.object({
  conversationId: z.string(),
  /** Who caused it; frames about reading and writing do not go back to them. */
  by: z.string(),
  /** Whose conversation it is: who may hear of it, beside reviewers. */
  members: z.array(z.string()),
  /** Who of the firm caused it. */
  colleague: z.object({ id: z.string(), name: z.string() }).optional(),
  frame: serverFrame,
});

/** News of a conversation between processes. */
export type ChatNews = z.infer<typeof oneNews>;

/** News that came from a process, which another version of the server may run. */
export const chatNews = z.array(oneNews);

// Below what NOTIFY carries, so that news need no detour through a table.
const LONGEST = 6000;

/** Sends news to every process. */
export interface NewsPublisher {
  publish(siteId: string, news: readonly ChatNews[]): void;
}

/** One after the other, so that the order in which a process publishes is the order in which all hear. */
export const newsPublisher = (fanOut: FanOut, log: Log): NewsPublisher => {
  let waiting: { siteId: string; news: ChatNews; length: number }[] = [];
  let isBusy = false;

  const takeNext = (): { siteId: string; news: ChatNews[] } | undefined => {
    const [first] = waiting;
    if (!first) return undefined;
    let length = 0;
    let count = 0;
    for (const one of waiting) {
      length += one.length;
      if (one.siteId !== first.siteId || (count > 0 && length > LONGEST)) break;
      count += 1;
    }
    const taken = waiting.slice(0, count);
    waiting = waiting.slice(count);
    return { siteId: first.siteId, news: taken.map(({ news }) => news) };
  };

  const drain = async (): Promise<void> => {
    isBusy = true;
    for (let next = takeNext(); next; next = takeNext())
      await publishChannel(
        { fanOut, log },
        { siteId: next.siteId, channel: CHAT_CHANNEL, payload: next.news },
      );
    isBusy = false;
  };

  return {
    publish: (siteId, news) => {
      for (const one of news)
        waiting.push({ siteId, news: one, length: Buffer.byteLength(JSON.stringify(one)) });
      if (!isBusy) void drain();
    },
  };
};
