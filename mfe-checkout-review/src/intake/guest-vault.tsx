import { PortalContext, usePortal } from '@portal/shared-contracts/react';
import { createVault } from '@portal/shared-contracts/vault';
import { useMemo, type ReactNode } from 'react';

/** Gives a visitor who is not signed in a vault of this browser, so that a reload loses nothing typed. */
export const GuestVault = ({ children }: { children: ReactNode }) => {
  const portal = usePortal();
  const isGuest = portal.vault === null;
  // One for as long as nobody signs in: with another one every text would be read anew.
  const own = useMemo(
    () => (isGuest ? createVault({ site: location.host, person: 'visitor' }) : null),
    [isGuest],
  );
  const withVault = useMemo(() => (own ? { ...portal, vault: own } : portal), [portal, own]);
  return <PortalContext value={withVault}>{children}</PortalContext>;
};
