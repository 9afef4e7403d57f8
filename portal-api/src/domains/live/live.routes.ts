import { LIVE_PATH, livePing, liveRecall } from '@portal/shared-contracts/live';
import type { PortalApp } from '../../http/portal-app.ts';
import type { OpenSocket } from '../../http/sockets/open-socket.ts';
import type { LiveNews } from './live.service.ts';
import { recentNews } from './recent-news.ts';

/** Hands each person's messages to all of their open tabs, and closes the sockets of ended sessions. */
export const registerLive = (app: PortalApp, news: LiveNews): void => {
  const { sockets, platform } = app.portal;
  const recent = recentNews();
  const opened = new WeakMap<OpenSocket, number>();
  const now = (): number => platform.now().getTime();
  sockets.bind(LIVE_PATH, {
    reads: ['recall', 'ping'],
    open: (socket) => void opened.set(socket, now()),
    message: (socket, raw) => {
      if (livePing.safeParse(raw).success) return socket.send({ type: 'pong' });
      const to = opened.get(socket);
      const asked = liveRecall.safeParse(raw).data;
      if (to === undefined || !asked) return;
      // Once is enough: from its opening on a socket hears everything.
      opened.delete(socket);
      const { ctx, actor } = socket;
      for (const message of recent.between(ctx.site.id, actor.id, to - asked.milliseconds, to))
        socket.send(message);
    },
  });
  // What changed while this process was deaf is unknown; a tab that comes back reads everything afresh.
  platform.fanOut.onGap(() => sockets.restart(LIVE_PATH));
  news.onMessage(({ siteId, people, message }) => {
    for (const person of people) recent.keep(siteId, person, { at: now(), message });
    sockets.sendTo(LIVE_PATH, siteId, new Set(people), message);
  });
  news.onSessionsEnded(({ siteId, sessionIds }) =>
    sockets.endSessions(siteId, new Set(sessionIds)),
  );
  news.onRightsChanged(({ siteId, personId }) => sockets.restartOf(siteId, personId));
};
