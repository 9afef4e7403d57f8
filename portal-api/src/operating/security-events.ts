import * as auth from '@portal/shared-contracts/auth';
import type { PortalApp } from '../http/portal-app.ts';

const doors: ReadonlySet<string> = new Set(
  [auth.login, auth.logout, auth.autologin, auth.requestPasswordReset, auth.resetPassword].map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  ),
);

/** Marks in the log who came through a door; who was turned away is marked where calls are refused. */
export const markSecurityEvents = (app: PortalApp): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const event = `${request.method} ${request.routeOptions.url}`;
    if (doors.has(event) && reply.statusCode < 400)
      request.log.info({ security: true, event }, 'security');
    done();
  });
};
