import { usePortal } from '@portal/shared-contracts/react';
import { lazy, Suspense } from 'react';
import { RoleMenu, type SideMenuProps } from './role-menu.tsx';

// The words of the back office are nobody else's.
const AdminSide = lazy(async () => ({
  default: (await import(/* webpackChunkName: "admin-menu" */ '../admin/menu/admin-side.tsx'))
    .AdminSide,
}));

/** The side menu of the person's role. */
export const SideMenu = (props: SideMenuProps) => {
  const { user } = usePortal();
  if (user?.role !== 'admin') return <RoleMenu {...props} />;
  return (
    <Suspense>
      <AdminSide {...props} />
    </Suspense>
  );
};
