import Dropdown from 'antd/es/dropdown';
import type { MenuItem } from './menu-item.ts';
import { takeEnter } from './opener.ts';
import './menu-list.css';

/** Props of {@link MenuList}. */
export interface MenuListProps {
  items: readonly MenuItem[];
  isOpen: boolean;
  isByKeys: boolean;
  onOpenChange: (isOpen: boolean) => void;
  container?: (anchor: HTMLElement) => HTMLElement;
}

/** What a menu button opens; it hangs on the button around it. */
export const MenuList = ({ items, isOpen, isByKeys, onOpenChange, container }: MenuListProps) => (
  <Dropdown
    open={isOpen}
    autoFocus={isByKeys}
    onOpenChange={onOpenChange}
    menu={{
      className: 'pui-menu-list',
      items: items.map((item) => ({ ...item })),
      onClick: () => onOpenChange(false),
      onKeyDown: takeEnter,
    }}
    trigger={['click']}
    getPopupContainer={container}
    destroyOnHidden
  >
    <span className="pui-opener-anchor" />
  </Dropdown>
);
