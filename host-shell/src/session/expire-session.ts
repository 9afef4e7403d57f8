import { configureApi, type ApiError } from '@portal/shared-contracts';
import { clearSession, useSession } from './session-store.ts';

/**
 * The one place that answers a 401 (SC-32): whoever made the call, the local session is cleared and
 * the person goes to the login page. Drafts and the place stay.
 */
export const watchForExpiry = (onExpired: () => void): void => {
  configureApi({
    onUnauthorized: (error: ApiError) => {
      // Wrong credentials end no session: nobody was signed in with them.
      if (error.code === 'wrong-credentials') return;
      const { user } = useSession.getState();
      clearSession(user !== null);
      if (user) onExpired();
    },
  });
};
