import type { PortalApp } from '../../http/portal-app.ts';
import { registerAuth } from './auth/auth.routes.ts';
import type { AccountNeeds } from './email/account-needs.ts';
import { registerEmail } from './email/email.routes.ts';
import { registerFirmPeople } from './firm-people.routes.ts';
import type { PersonWork } from './firm-people/person-work.ts';
import { registerInvitations } from './invitations/invitations.routes.ts';
import { registerProfile } from './profile.routes.ts';
import { registerSessions } from './sessions/sessions.routes.ts';
import { registerTwoStep } from './two-step.routes.ts';

/** Every call about people, and the ways in. */
export const registerPeople = (
  app: PortalApp,
  needs: { account: AccountNeeds; work: PersonWork },
): void => {
  registerAuth(app, needs.account);
  registerProfile(app);
  registerInvitations(app);
  registerFirmPeople(app, needs.work);
  registerEmail(app, needs.account);
  registerSessions(app);
  registerTwoStep(app);
};
