import Drawer from 'antd/es/drawer';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { followHeading } from '../focus/heading-focus.ts';
import { SideMenu } from './side-menu.tsx';

const focusMenuButton = (): void =>
  document.querySelector<HTMLElement>('.top-bar button[name="menu"]')?.focus();

/** The side menu of a phone, over the page. */
export const MenuDrawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation('shell');
  // Whoever closes it goes on at its button, and whoever chose a page at the heading of that page.
  const goOn = useRef<() => void>(undefined);
  const close = (then: () => void): void => {
    goOn.current = then;
    onClose();
  };
  useEffect(() => {
    if (!isOpen) goOn.current?.();
  }, [isOpen]);
  return (
    <Drawer
      open={isOpen}
      placement="left"
      size={288}
      title={t('menu.title')}
      onClose={() => close(focusMenuButton)}
      // The drawer itself would do it once it has moved away, over what has the focus by then.
      focusable={{ focusTriggerAfterClose: false }}
      // Hidden but there, it would count as what lies over the page and has its keys.
      destroyOnHidden
    >
      <SideMenu isCondensed={false} onChosen={() => close(followHeading)} />
    </Drawer>
  );
};
