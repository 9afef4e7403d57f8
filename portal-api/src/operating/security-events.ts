import { endSeeAs, seeAs } from '@portal/shared-contracts/admin';
import { logout, requestPasswordReset } from '@portal/shared-contracts/auth';
import { actionOf, DOORS } from '../domains/audit/audit.policy.ts';
import type { PortalApp } from '../http/portal-app.ts';

// Beside the doors whose refusals are kept: who leaves, asks for a way in, or looks with somebody else's eyes.
const MARKED = [...DOORS, ...[logout, requestPasswordReset, seeAs, endSeeAs].map(actionOf)];

const doors: ReadonlySet<string> = new Set(
  MARKED.map((action) => action.replaceAll(/\{(\w+)\}/g, ':$1')),
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
