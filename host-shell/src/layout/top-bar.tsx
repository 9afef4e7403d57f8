import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { MenuFoldIcon, MenuIcon, MenuUnfoldIcon } from '@portal/shared-ui/icons';
import { Badge, Button } from '@portal/shared-ui/controls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasNotices } from '../unread/notifications.queries.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useUnreadChats } from '../unread/unread-chats.ts';
import { Brand } from '../brand/brand.tsx';
import { UserMenu } from './user-menu.tsx';

/** Props of {@link TopBar}. */
export interface TopBarProps {
  isPhone: boolean;
  isMenuOpen: boolean;
  /** Missing while the page is only drawn. */
  onMenu: (() => void) | undefined;
  /** What a role has in the bar beside the bell. */
  tools?: ReactNode;
}

/** Logo, notification bell, user menu (HS-40), and the button of the side menu (HS-42). */
export const TopBar = ({ isPhone, isMenuOpen, onMenu, tools }: TopBarProps) => {
  const { t } = useTranslation('shell');
  const { user } = usePortal();
  const { orders, admin } = useUnreadChats();
  const foldIcon = isMenuOpen ? <MenuFoldIcon /> : <MenuUnfoldIcon />;
  return (
    <header className="top-bar">
      {/* On a phone the counts are behind this button. */}
      <Badge dot={isPhone && !isMenuOpen && orders + admin > 0}>
        <Button
          type="text"
          name="menu"
          icon={isPhone ? <MenuIcon /> : foldIcon}
          aria-label={t(isMenuOpen ? 'menu.fold' : 'menu.unfold')}
          aria-expanded={isMenuOpen}
          onClick={onMenu}
        />
      </Badge>
      <Link className="top-bar-brand" to={routes.home({})} aria-label={t('menu.home')}>
        <Brand />
      </Link>
      <span className="top-bar-space" />
      {tools}
      {user && hasNotices(user.role) && <NotificationBell />}
      {user && <UserMenu user={user} />}
    </header>
  );
};
