import { Button, type ButtonProps } from '../controls/button.tsx';
import { onDemand } from '../render/on-demand.tsx';
import type { MenuItem } from './menu-item.ts';
import type { MenuListProps } from './menu-list.tsx';
import { useOpener } from './opener.ts';

/** Props of {@link MenuButton}. */
export interface MenuButtonProps extends ButtonProps {
  items: readonly MenuItem[];
  /** Where the menu is put in the document. */
  container?: MenuListProps['container'];
}

const loadList = async () => (await import('./menu-list.tsx')).MenuList;
const MenuList = onDemand<MenuListProps>(
  loadList,
  ({ isOpen }) => isOpen,
  null,
  ({ onOpenChange }) => onOpenChange(false),
);

/** A button that opens a menu; the menu comes when somebody points at the button. */
export const MenuButton = ({ items, container, onKeyDown, ...button }: MenuButtonProps) => {
  const opener = useOpener(loadList);
  return (
    <span className="pui-opener">
      <Button
        {...button}
        {...opener.buttonProps}
        ref={opener.button}
        aria-haspopup="menu"
        aria-expanded={opener.isOpen}
        onKeyDown={(event) => {
          opener.buttonProps.onKeyDown(event);
          onKeyDown?.(event);
        }}
      />
      <MenuList
        key={opener.opening}
        items={items}
        isOpen={opener.isOpen}
        isByKeys={opener.isByKeys}
        onOpenChange={opener.change}
        container={container}
      />
    </span>
  );
};
