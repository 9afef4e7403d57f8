import { useEvent, usePortal } from '@portal/shared-contracts/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../routing/login-path.ts';
import { isDoor } from '../routing/return-location.ts';
import { loadSession } from './load-session.ts';
import { clearSession, useSession } from './session-store.ts';

/** Follows the session: tells remotes and other tabs, forgets cached data of the person before. */
export const SessionWatch = () => {
  const { user, events } = usePortal();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const hasExpired = useSession((state) => state.hasExpired);
  const person = user?._id ?? null;
  const before = useRef(person);

  useEffect(() => {
    if (before.current === person) return;
    // Whatever one person loaded is not for the next one.
    if (before.current !== null) client.clear();
    before.current = person;
    events.publish('session.changed', { userId: person });
  }, [person, client, events]);

  useEffect(() => {
    if (!hasExpired || isDoor(location.pathname)) return;
    events.publish('session.expired', {});
    void navigate(loginPath(location), { replace: true });
    // Only the moment of expiry counts, not later moves.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasExpired]);

  useEvent('session.changed', ({ userId }) => {
    const current = useSession.getState().user?._id ?? null;
    if (userId === current) return;
    // Another tab signed out, or signed in as somebody else.
    if (userId === null) clearSession();
    else window.location.reload();
  });

  useEvent('person.changed', ({ userId }) => {
    if (userId === useSession.getState().user?._id) void loadSession();
  });
  return null;
};
