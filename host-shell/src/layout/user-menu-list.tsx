import type { Language } from '@portal/shared-contracts';
import type { PortalUser } from '@portal/shared-contracts/people';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import {
  LockIcon,
  LogoutIcon,
  MoonIcon,
  ProfileIcon,
  TranslationIcon,
  UserIcon,
} from '@portal/shared-ui/icons';
import { takeEnter } from '@portal/shared-ui/menu';
import Dropdown from 'antd/es/dropdown';
import type { MenuProps } from 'antd/es/menu';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { languageNames } from '../language/language-names.ts';
import { useLanguage } from '../language/language-context.ts';
import { chooseScheme, useColorScheme, type SchemeChoice } from './color-scheme.ts';

const pages: Readonly<Record<string, (params: object) => string>> = {
  profile: routes.profile,
  security: routes.security,
  onboarding: routes.onboarding,
};

const SCHEMES: readonly SchemeChoice[] = ['system', 'light', 'dark'];

const menuItems = (
  t: TFunction<'shell'>,
  user: PortalUser,
  { hasProfile, hasSignIn }: { hasProfile: boolean; hasSignIn: boolean },
): MenuProps['items'] => [
  ...(hasProfile ? [{ key: 'profile', icon: <UserIcon />, label: t('userMenu.profile') }] : []),
  ...(hasSignIn ? [{ key: 'security', icon: <LockIcon />, label: t('userMenu.security') }] : []),
  ...(user.role === 'writer'
    ? [{ key: 'onboarding', icon: <ProfileIcon />, label: t('userMenu.writingProfile') }]
    : []),
  {
    key: 'language',
    icon: <TranslationIcon />,
    label: t('userMenu.language'),
    children: languageNames.map(([code, label]) => ({
      key: `language:${code}`,
      label: <span lang={code}>{label}</span>,
    })),
  },
  {
    key: 'scheme',
    icon: <MoonIcon />,
    label: t('userMenu.appearance'),
    children: SCHEMES.map((scheme) => ({
      key: `scheme:${scheme}`,
      label: t(`userMenu.${scheme}`),
    })),
  },
  { type: 'divider' },
  { key: 'logout', icon: <LogoutIcon />, label: t('userMenu.logout') },
];

// Within the bar, so that it is part of a landmark and lies over what the bar lies over.
const inBar = (node: HTMLElement): HTMLElement =>
  node.closest<HTMLElement>('.pui-opener') ?? document.body;

// On the narrowest phone neither side has room for languages: they move over the menu, not out of the window.
const BESIDE = {
  rightTop: {
    points: ['tl', 'tr'],
    overflow: { adjustX: true, adjustY: true, shiftX: true },
  },
};

/** Props of {@link UserMenuList}. */
export interface UserMenuListProps {
  user: PortalUser;
  isOpen: boolean;
  isByKeys: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the user menu opens; it hangs on the button around it. */
export const UserMenuList = ({ user, isOpen, isByKeys, onOpenChange }: UserMenuListProps) => {
  const { t } = useTranslation('shell');
  const { website, logout } = usePortal();
  const navigate = useNavigate();
  const { language, change } = useLanguage();
  const { choice } = useColorScheme();
  // Whoever signs in elsewhere keeps name and password there (HS-29).
  const hasSignIn = website.customLoginDomain === '' || user.role === 'admin';
  const hasProfile = hasSignIn && user.role !== 'reviewer';
  const act = (key: string): void => {
    const [group, value = ''] = key.split(':');
    if (group === 'language') void change(value as Language);
    else if (group === 'scheme') chooseScheme(value as SchemeChoice);
    else if (key === 'logout') logout();
    else void navigate(pages[key]?.({}) ?? routes.home({}));
  };
  return (
    <Dropdown
      open={isOpen}
      autoFocus={isByKeys}
      destroyOnHidden
      onOpenChange={onOpenChange}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={inBar}
      menu={{
        className: 'user-menu-list',
        selectable: true,
        selectedKeys: [`language:${language}`, `scheme:${choice}`],
        onClick: ({ key }) => act(key),
        onKeyDown: takeEnter,
        getPopupContainer: inBar,
        builtinPlacements: BESIDE,
        items: menuItems(t, user, { hasProfile, hasSignIn }),
      }}
    >
      <span className="pui-opener-anchor" />
    </Dropdown>
  );
};
