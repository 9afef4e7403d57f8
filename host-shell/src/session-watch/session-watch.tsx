import { useEvent, usePortal } from '@portal/shared-contracts/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../routing/login-path.ts';
import { isPublicPage } from '../routing/needs-session.ts';
import { isSignInPath } from '../routing/own-pages.ts';
import { returnLocation } from '../routing/return-location.ts';
import { openFreshPage } from '../session/fresh-page.ts';
import { loadSession } from '../session/load-session.ts';
import { clearSession, useSession } from '../session/session-store.ts';

const addressOf = ({ pathname, search }: Location): string => `${pathname}${search}`;

/** A tab that waits at the sign-in page goes back to where it was, any other one loads its own page again (FX-12). */
const placeAfterSignIn = (location: Location): string => {
  const here = addressOf(location);
  if (!isSignInPath(location.pathname)) return here;
  return returnLocation(new URLSearchParams(location.search).get('from')) ?? here;
};

/** Follows the session: informs remotes and other tabs, and clears what the former person had loaded. */
export const SessionWatch = () => {
  const { user, events } = usePortal();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const hasExpired = useSession((state) => state.hasExpired);
  const person = user?._id ?? null;
  const before = useRef(person);
  const heard = useRef<string | null>(undefined);
  const wasAdmin = useRef(false);
  useEffect(() => {
    if (user) wasAdmin.current = user.role === 'admin';
  }, [user]);

  useEffect(() => {
    if (before.current === person) return;
    // The next person may not see what this one was allowed to load.
    if (before.current !== null) client.clear();
    before.current = person;
    // What another tab has said is not said again: by now it may be untrue there.
    if (heard.current !== person) events.publish('session.changed', { userId: person });
    heard.current = undefined;
  }, [person, client, events]);

  useEffect(() => {
    if (!hasExpired || isSignInPath(location.pathname)) return;
    events.publish('session.expired', {});
    // A public page stays, as that of a guest.
    const isStaying = isPublicPage(location.pathname);
    const next = isStaying ? addressOf(location) : loginPath(location);
    if (wasAdmin.current) openFreshPage(next);
    else if (!isStaying) void navigate(next, { replace: true });
    // Only the moment of expiry counts, not later moves.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasExpired]);

  useEvent('session.changed', ({ userId }) => {
    const current = useSession.getState().user?._id ?? null;
    if (userId === current) return;
    // Another tab signed out, or signed in as somebody else.
    heard.current = userId;
    if (userId === null) clearSession();
    else window.location.replace(placeAfterSignIn(location));
  });

  useEvent('person.changed', ({ userId }) => {
    if (userId === useSession.getState().user?._id) void loadSession();
  });
  return null;
};
