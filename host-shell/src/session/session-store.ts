import { DEFAULT_CURRENCY, type Currency } from '@portal/shared-contracts';
import { portalUser, type PortalUser } from '@portal/shared-contracts/people';
import { forgetGuest } from '@portal/shared-contracts/payments';
import { deviceStorage, tabStorage } from '@portal/shared-contracts/storage';
import { create } from 'zustand';

/** The session as the shell knows it. */
export interface SessionState {
  user: PortalUser | null;
  /** The server's currency for this person; usd until it is known (SC-52). */
  currency: Currency;
  /** Where a person who has just signed in goes; forgotten on arrival. */
  arrival: string | null;
  /** Why the login page shows: the session ended by itself. */
  hasExpired: boolean;
  /** Names the session of now: it grows when somebody comes in or leaves. */
  session: number;
}

const STORAGE_KEY = 'portal.user';

const stored = portalUser.nullable().catch(null);

/** Reads the locally stored person; damaged or foreign data reads as nobody. */
export const readStoredUser = (storage: Storage = deviceStorage): PortalUser | null => {
  try {
    return stored.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return null;
  }
};

const store = (user: PortalUser | null): void => {
  if (user) deviceStorage.setItem(STORAGE_KEY, JSON.stringify(user));
  else deviceStorage.removeItem(STORAGE_KEY);
};

/** The one session store of the portal; remotes read it through `usePortal`. */
export const useSession = create<SessionState>(() => ({
  user: readStoredUser(),
  currency: DEFAULT_CURRENCY,
  arrival: null,
  hasExpired: false,
  session: 0,
}));

/** Takes over the person that the server answered with. */
export const beginSession = (
  reply: { user: PortalUser; currency: Currency },
  arrival: string | null = null,
): void => {
  const { user, currency } = reply;
  store(user);
  useSession.setState(({ user: before, session }) => ({
    ...{ user, currency, arrival, hasExpired: false },
    session: before?._id === user._id ? session : session + 1,
  }));
};

/** Takes over changed fields of the same person. */
export const updateUser = (change: Partial<PortalUser>): void => {
  const { user } = useSession.getState();
  if (!user) return;
  const next = { ...user, ...change };
  store(next);
  useSession.setState({ user: next });
};

/** Forgets the person on this device. The vault stays: it belongs to the person and not to the session. */
export const clearSession = (hasExpired = false): void => {
  store(null);
  if (useSession.getState().user) forgetGuest(deviceStorage, tabStorage);
  useSession.setState(({ session }) => ({
    ...{ user: null, currency: DEFAULT_CURRENCY, arrival: null, hasExpired },
    session: session + 1,
  }));
};
