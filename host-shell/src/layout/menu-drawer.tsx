import Drawer from 'antd/es/drawer';
import { useTranslation } from 'react-i18next';
import { SideMenu } from '../menu/side-menu.tsx';

/** The side menu of a phone, over the page. */
export const MenuDrawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={isOpen}
      placement="left"
      size={288}
      title={t('menu.title')}
      onClose={onClose}
      // Hidden but there, it would count as what lies over the page and has its keys.
      destroyOnHidden
    >
      <SideMenu isCondensed={false} onChosen={onClose} />
    </Drawer>
  );
};
