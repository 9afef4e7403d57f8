import type { Area } from '@portal/shared-contracts';
import { type LiveMessage, readLiveMessage } from '@portal/shared-contracts/live';
import { adminLists } from '@portal/shared-contracts/admin';
import { z } from 'zod';
import type { FanOut } from '../../kernel/fan-out.ts';
import type { LivePublisher } from '../../kernel/live.ts';
import type { Log } from '../../kernel/log.ts';
import { changedWith } from './changed-lists.ts';

const siteId = z.string().min(1);

/** What travels between processes; another version of the server may have sent it. */
const envelope = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    siteId,
    people: z.array(z.string()),
    message: z.custom<LiveMessage>((message) => readLiveMessage(message) !== undefined),
  }),
  z.object({ kind: z.literal('sessions-ended'), siteId, sessionIds: z.array(z.string()) }),
  z.object({ kind: z.literal('rights-changed'), siteId, personId: z.string() }),
  // For sockets of other domains, such as the chat: a channel's name and its own payload.
  z.object({ kind: z.literal('channel'), siteId, channel: z.string(), payload: z.unknown() }),
]);

type Envelope = z.infer<typeof envelope>;

const send = async (fanOut: FanOut, message: Envelope, log: Log): Promise<void> => {
  try {
    await fanOut.publish(JSON.stringify(message));
  } catch (error) {
    log.error({ err: error, kind: message.kind }, 'live message not published');
  }
};

/** Where the news of one site go. */
interface NewsOf {
  fanOut: FanOut;
  siteId: string;
  log: Log;
}

/** Closes the sockets of ended sessions. */
export const sessionCloser = ({
  fanOut,
  siteId,
  log,
}: NewsOf): Pick<LivePublisher, 'endSessions'> => ({
  endSessions: async (sessionIds) => {
    if (sessionIds.length > 0)
      await send(fanOut, { kind: 'sessions-ended', siteId, sessionIds: [...sessionIds] }, log);
  },
});

/** Most ids in one message; whoever hears of more finds them by reading. */
const MOST_IDS = 100;

/** Tells browsers of one site what changed; `holdersOf` names the admins of an area. */
export const livePublisher = (
  of: NewsOf,
  holdersOf: (area: Area) => Promise<string[]>,
): LivePublisher => {
  const { fanOut, siteId, log } = of;
  const publish = async (message: LiveMessage, people: string[]): Promise<void> => {
    if (people.length > 0) await send(fanOut, { kind: 'message', siteId, people, message }, log);
  };
  const announceToAdmins: LivePublisher['announceToAdmins'] = async (lists, ids = []) => {
    const byArea = Map.groupBy(lists, (list) => adminLists[list]);
    for (const [area, ofArea] of byArea)
      try {
        const message = {
          type: 'admin.changed',
          lists: ofArea,
          ids: ids.slice(0, MOST_IDS),
        } as const;
        await publish(message, await holdersOf(area));
      } catch (error) {
        log.error({ err: error, area }, 'admins not told');
      }
  };
  return {
    ...sessionCloser(of),
    announceToAdmins,
    changeRights: (personId) => send(fanOut, { kind: 'rights-changed', siteId, personId }, log),
    publish: async (message, to) => {
      await publish(message, [...new Set(to.people.filter((id): id is string => Boolean(id)))]);
      const rows = changedWith(message);
      if (rows) await announceToAdmins(rows.lists, rows.ids);
    },
  };
};

/** Sends to every process on a named channel; `LiveNews.onChannel` hears it. */
export const publishChannel = (
  { fanOut, log }: { fanOut: FanOut; log: Log },
  message: { siteId: string; channel: string; payload: unknown },
): Promise<void> => send(fanOut, { kind: 'channel', ...message }, log);

/** What the processes of this portal tell each other; each hearer gets parsed news only. */
export interface LiveNews {
  onMessage(hear: (news: { siteId: string; people: string[]; message: LiveMessage }) => void): void;
  onSessionsEnded(hear: (ended: { siteId: string; sessionIds: string[] }) => void): void;
  onRightsChanged(hear: (changed: { siteId: string; personId: string }) => void): void;
  onChannel<T>(
    channel: string,
    payload: z.ZodType<T>,
    hear: (siteId: string, payload: T) => void,
  ): void;
}

const parse = (text: string): Envelope | undefined => {
  try {
    return envelope.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Hears this process's fan-out. What nobody here understands is dropped and said in the log. */
export const hearNews = (fanOut: FanOut, log: Log): LiveNews => {
  const hearers: ((news: Envelope) => void)[] = [];
  const drop = (kind: string): void => log.warn({ kind }, 'live message not understood');
  fanOut.subscribe((text) => {
    const news = parse(text);
    if (!news) return drop('unknown');
    for (const hear of hearers) hear(news);
  });
  return {
    onMessage: (hear) => void hearers.push((news) => news.kind === 'message' && hear(news)),
    onSessionsEnded: (hear) =>
      void hearers.push((news) => news.kind === 'sessions-ended' && hear(news)),
    onRightsChanged: (hear) =>
      void hearers.push((news) => news.kind === 'rights-changed' && hear(news)),
    onChannel: (channel, payload, hear) =>
      void hearers.push((news) => {
        if (news.kind !== 'channel' || news.channel !== channel) return;
        const parsed = payload.safeParse(news.payload);
        if (parsed.success) hear(news.siteId, parsed.data);
        else drop(channel);
      }),
  };
};
