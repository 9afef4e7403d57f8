import { configureApi, type ApiError } from '@portal/shared-contracts';
import { clearSession, useSession } from './session-store.ts';

/**
 * Handles every 401 (SC-32): whoever made the call, the local session is cleared and the person goes to
 * the login page. The vault and the address to come back to stay.
 */
export const watchForExpiry = (): void => {
  configureApi({
    onUnauthorized: (error: ApiError) => {
      // Wrong credentials end no session: nobody was signed in with them.
      if (error.code === 'wrong-credentials' || error.code === 'second-step-needed') return;
      // What is refused after the first one finds nobody, and changes nothing of what the page of signing in says.
      if (useSession.getState().user !== null) clearSession(true);
    },
    session: () => useSession.getState().session,
  });
};
