import { PortalContext, usePortal } from '@portal/shared-contracts/react';
import { createVault } from '@portal/shared-contracts/vault';
import { useMemo, type ReactNode } from 'react';

/** Gives a visitor who is not signed in a vault of this browser, so that a reload loses nothing typed. */
export const GuestVault = ({ children }: { children: ReactNode }) => {
  const portal = usePortal();
  const withVault = useMemo(
    () =>
      portal.vault
        ? portal
        : { ...portal, vault: createVault({ site: location.host, person: 'visitor' }) },
    [portal],
  );
  return <PortalContext value={withVault}>{children}</PortalContext>;
};
