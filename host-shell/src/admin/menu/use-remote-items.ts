import { usePortal } from '@portal/shared-contracts/react';
import type { RemotePageData } from '@portal/shared-contracts/remote';
import { useMemo } from 'react';
import { buildMenu, type MenuItem } from '../../menu/build-menu.ts';
import { useRemotes } from '../../remotes/remotes-context.ts';

/** The pages of remotes, and their lines of the menu as far as the admin's areas reach. */
export const useRemoteItems = (): { pages: RemotePageData[]; items: MenuItem[] } => {
  const { user, website, flag, language } = usePortal();
  const { loader } = useRemotes();
  const pages = useMemo(() => loader.remotes.flatMap(({ manifest }) => manifest.pages), [loader]);
  const rights = user?.admin;
  const hasCustomCheckout = website.customCheckout !== null;
  const items = useMemo(
    () => buildMenu({ pages, role: 'admin', rights, language, flag, hasCustomCheckout }),
    [pages, rights, language, flag, hasCustomCheckout],
  );
  return { pages, items };
};
