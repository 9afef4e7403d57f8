import { acceptInvitation, readInvitation } from '@portal/shared-contracts/invitations';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { openSessionOf, signedIn } from '../auth/auth.service.ts';
import { guardCode } from '../credentials/guesses.ts';
import { getInvitation, takeUp } from './invitations.service.ts';

/** The two calls of whoever holds the link of an invitation. */
export const registerInvitations = (app: PortalApp): void => {
  bindEndpoint(app, readInvitation, async ({ code }, ctx) => {
    const found = await guardCode(ctx, () => getInvitation(ctx, code));
    return {
      status: true,
      email: found.email,
      role: found.role,
      firstName: found.first_name,
      lastName: found.last_name,
      language: found.language,
    };
  });

  bindEndpoint(app, acceptInvitation, async ({ code, language = null, ...own }, ctx) => {
    const person = await guardCode(ctx, () => takeUp(ctx, code, { ...own, language }));
    ctx.setSession(await openSessionOf(ctx, person, { remember: false }));
    return signedIn(ctx, person.id);
  });
};
