import { isGroup } from '../../menu/build-menu.ts';
import type { MenuItemsProps } from '../../menu/menu-items.tsx';
import { useAdminTexts } from '../texts.ts';
import { AdminMenu } from './admin-menu.tsx';
import { useAdminItems } from './use-admin-items.ts';
import { ViewsGroup } from './views-group.tsx';

/** The menu of the back office as the server draws it too, and below it the saved views, which come when they come. */
export const AdminSide = (props: Pick<MenuItemsProps, 'isCondensed' | 'onChosen'>) => {
  const isReady = useAdminTexts();
  const { items } = useAdminItems();
  const links = items.flatMap((item) => (isGroup(item) ? item.links : [item]));
  const nameOf = (page: string) => links.find(({ to }) => to === page)?.label;
  return (
    <>
      <AdminMenu {...props} />
      {isReady && !props.isCondensed && <ViewsGroup nameOf={nameOf} onChosen={props.onChosen} />}
    </>
  );
};
