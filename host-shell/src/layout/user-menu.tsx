import type { PortalUser } from '@portal/shared-contracts/people';
import { VisuallyHidden } from '@portal/shared-ui';
import { useOpener } from '@portal/shared-ui/menu';
import { useTranslation } from 'react-i18next';
import { Picture } from '../picture/picture.tsx';
import { framePart } from '../remotes/parts/frame-part.tsx';

const loadList = () => import('./user-menu-list.tsx');
const UserMenuList = framePart(
  async () => (await loadList()).UserMenuList,
  ({ isOpen }) => isOpen,
  ({ onOpenChange }) => onOpenChange(false),
);

/** Profile, writing profile, language, appearance, sign-out (HS-46). */
export const UserMenu = ({ user }: { user: PortalUser }) => {
  const { t } = useTranslation('shell');
  const opener = useOpener(loadList);
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <span className="pui-opener">
      <button
        ref={opener.button}
        type="button"
        name="account"
        className="user-button"
        aria-haspopup="menu"
        aria-expanded={opener.isOpen}
        {...opener.buttonProps}
      >
        <VisuallyHidden>{t('userMenu.open', { name })}</VisuallyHidden>
        <Picture user={user} size={32} />
        <span className="user-name" aria-hidden="true">
          {name}
        </span>
      </button>
      <UserMenuList
        key={opener.opening}
        user={user}
        isOpen={opener.isOpen}
        isByKeys={opener.isByKeys}
        onOpenChange={opener.change}
      />
    </span>
  );
};
