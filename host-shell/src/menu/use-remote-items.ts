import { usePortal } from '@portal/shared-contracts/react';
import type { RemotePageData } from '@portal/shared-contracts/remote';
import { useMemo } from 'react';
import { useRemotes } from '../remotes/remotes-context.ts';
import { buildMenu, type MenuItem } from './build-menu.ts';

/** The pages of remotes, and the person's lines of the menu; an admin's as far as the areas reach. */
export const useRemoteItems = (): { pages: RemotePageData[]; items: MenuItem[] } => {
  const { user, website, flag, language } = usePortal();
  const { loader } = useRemotes();
  const pages = useMemo(() => loader.remotes.flatMap(({ manifest }) => manifest.pages), [loader]);
  const role = user?.role;
  const rights = user?.admin;
  const hasCustomCheckout = website.customCheckout !== null;
  const items = useMemo(
    () => (role ? buildMenu({ pages, role, rights, language, flag, hasCustomCheckout }) : []),
    [pages, role, rights, language, flag, hasCustomCheckout],
  );
  return { pages, items };
};
