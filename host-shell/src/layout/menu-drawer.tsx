import Drawer from 'antd/es/drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followHeading } from '../focus/heading-focus.ts';
import { SideMenu } from '../menu/side-menu.tsx';

/** The side menu of a phone, over the page. */
export const MenuDrawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation('shell');
  // Whoever closes it goes on at its button, and whoever chose a page at the heading of that page.
  const [isChosen, setChosen] = useState(false);
  const close = (isChoice: boolean): void => {
    setChosen(isChoice);
    onClose();
  };
  return (
    <Drawer
      open={isOpen}
      placement="left"
      size={288}
      title={t('menu.title')}
      onClose={() => close(false)}
      focusable={{ focusTriggerAfterClose: !isChosen }}
      afterOpenChange={(isShown) => void (!isShown && isChosen && followHeading())}
      // Hidden but there, it would count as what lies over the page and has its keys.
      destroyOnHidden
    >
      <SideMenu isCondensed={false} onChosen={() => close(true)} />
    </Drawer>
  );
};
