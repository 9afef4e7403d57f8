import { usePortal } from '@portal/shared-contracts/react';
import { onDemand } from '@portal/shared-ui';
import { OwnBoundary } from '../remotes/parts/own-boundary.tsx';
import { RoleMenu, type SideMenuProps } from '../menu/role-menu.tsx';

// The words of the back office are nobody else's.
const AdminSide = onDemand<SideMenuProps>(
  async () =>
    (await import(/* webpackChunkName: "admin-menu" */ '../admin/menu/admin-side.tsx')).AdminSide,
);

/** The side menu of the person's role. */
export const SideMenu = (props: SideMenuProps) => {
  const { user } = usePortal();
  if (user?.role !== 'admin') return <RoleMenu {...props} />;
  return (
    <OwnBoundary waiting={null}>
      <AdminSide {...props} />
    </OwnBoundary>
  );
};
