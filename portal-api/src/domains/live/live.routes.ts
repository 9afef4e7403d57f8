import { LIVE_PATH } from '@portal/shared-contracts/live';
import type { PortalApp } from '../../http/portal-app.ts';
import type { LiveNews } from './live.service.ts';

/** Hands each person's messages to all of their open tabs, and closes the sockets of ended sessions. */
export const registerLive = (app: PortalApp, news: LiveNews): void => {
  const { sockets, platform } = app.portal;
  sockets.bind(LIVE_PATH, {});
  // What changed while this process was deaf is unknown; a tab that comes back reads everything afresh.
  platform.fanOut.onGap(() => sockets.restart(LIVE_PATH));
  news.onMessage(({ siteId, people, message }) =>
    sockets.sendTo(LIVE_PATH, siteId, new Set(people), message),
  );
  news.onSessionsEnded(({ siteId, sessionIds }) =>
    sockets.endSessions(siteId, new Set(sessionIds)),
  );
  news.onRightsChanged(({ siteId, personId }) => sockets.restartOf(siteId, personId));
};
