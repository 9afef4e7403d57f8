import { LIVE_PATH } from '@portal/shared-contracts/live';
import type { PortalApp } from '../../app.ts';

/** Hands each person's messages to all of their open tabs. */
export const registerLive = (app: PortalApp): void => {
  app.portal.sockets.bind(LIVE_PATH, {});
  // What changed while this process was deaf is unknown; a tab that comes back reads everything afresh.
  app.portal.platform.fanOut.onGap(() => app.portal.sockets.restart(LIVE_PATH));
  app.addHook('onReady', async () => {
    app.portal.sockets.hear((envelope) => {
      if (envelope.kind === 'message')
        app.portal.sockets.sendTo(
          LIVE_PATH,
          envelope.siteId,
          new Set(envelope.people),
          envelope.message,
        );
    });
  });
};
