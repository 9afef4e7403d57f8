import { PortalContext, usePortal } from '@portal/shared-contracts/react';
import type { RemotePageData } from '@portal/shared-contracts/remote';
import { useMemo, type ReactNode } from 'react';

/**
 * A page meets only the roles that its manifest names: to a public page that knows nothing of admins, one is
 * somebody who is not signed in. So remotes of earlier contracts never see a role that they do not know.
 */
export const OnlyForItsRoles = ({
  roles,
  children,
}: {
  roles: RemotePageData['roles'];
  children: ReactNode;
}) => {
  const portal = usePortal();
  const isStrange = portal.user?.role === 'admin' && !roles.includes('admin');
  const seen = useMemo(() => (isStrange ? { ...portal, user: null } : portal), [portal, isStrange]);
  return <PortalContext value={seen}>{children}</PortalContext>;
};
