import type { Language } from '@portal/shared-contracts';
import { createVault } from '@portal/shared-contracts/vault';
import { PortalContext, type Portal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RemoteSlotHost } from '../remotes/parts/slot-host.tsx';
import { setTabName } from '../routing/page-title.ts';
import { useSession } from '../session/session-store.ts';
import { setUnsaved } from '../session/unsaved.ts';

/** Props of {@link PortalProvider}. */
export interface PortalProviderProps {
  website: WebsiteConfig;
  events: Portal['events'];
  children: ReactNode;
}

/** Puts the portal around everything: person, site, flags, currency, language, events, vault. */
export const PortalProvider = ({ website, events, children }: PortalProviderProps) => {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const user = useSession((state) => state.user);
  const currency = useSession((state) => state.currency);
  const person = user?._id;
  const vault = useMemo(
    () => (person ? createVault({ site: location.host, person }) : null),
    [person],
  );
  const language = i18n.language as Language;
  const portal = useMemo<Portal>(
    () => ({
      user,
      website,
      flag: (name) => website.website_settings[name],
      currency: user ? currency : website.currency,
      language,
      events,
      logout: () => void navigate(routes.logout({})),
      SlotHost: RemoteSlotHost,
      vault,
      setUnsaved,
      setTabName,
    }),
    [user, website, currency, language, events, navigate, vault],
  );
  return <PortalContext value={portal}>{children}</PortalContext>;
};
