import type { Language } from '@portal/shared-contracts';
import type { PortalUser } from '@portal/shared-contracts/people';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { VisuallyHidden } from '@portal/shared-ui';
import {
  LogoutIcon,
  MoonIcon,
  ProfileIcon,
  TranslationIcon,
  UserIcon,
} from '@portal/shared-ui/icons';
import Dropdown from 'antd/es/dropdown';
import type { MenuProps } from 'antd/es/menu';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Picture } from '../account/picture.tsx';
import { languageNames } from '../language/language-names.ts';
import { useLanguage } from '../language/language-context.ts';
import { chooseScheme, useColorScheme, type SchemeChoice } from './color-scheme.ts';

const SCHEMES: readonly SchemeChoice[] = ['system', 'light', 'dark'];

const menuItems = (
  t: TFunction<'shell'>,
  user: PortalUser,
  hasProfile: boolean,
): MenuProps['items'] => [
  ...(hasProfile ? [{ key: 'profile', icon: <UserIcon />, label: t('userMenu.profile') }] : []),
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

/** Profile, writing profile, language, appearance, sign-out (HS-46). */
export const UserMenu = ({ user }: { user: PortalUser }) => {
  const { t } = useTranslation('shell');
  const { website, logout } = usePortal();
  const navigate = useNavigate();
  const { language, change } = useLanguage();
  const { choice } = useColorScheme();
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const hasProfile = user.role !== 'reviewer' && website.customLoginDomain === '';
  const act = (key: string): void => {
    const [group, value = ''] = key.split(':');
    if (group === 'language') void change(value as Language);
    else if (group === 'scheme') chooseScheme(value as SchemeChoice);
    else if (key === 'logout') logout();
    else void navigate(key === 'profile' ? routes.profile({}) : routes.onboarding({}));
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectable: true,
        selectedKeys: [`language:${language}`, `scheme:${choice}`],
        onClick: ({ key }) => act(key),
        items: menuItems(t, user, hasProfile),
      }}
    >
      <button type="button" className="user-button">
        <VisuallyHidden>{t('userMenu.open', { name })}</VisuallyHidden>
        <Picture user={user} size={32} />
        <span className="user-name" aria-hidden="true">
          {name}
        </span>
      </button>
    </Dropdown>
  );
};
