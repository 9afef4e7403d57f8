import type { RemotePageData, ResolvedRemote } from '@portal/shared-contracts/remote';

const isForOthers = (roles: RemotePageData['roles']): boolean =>
  roles === 'public' || roles.some((role) => role !== 'admin');

/** The remote as everybody but an admin learns of it: without the pages, entries and slots of the back office (BO-08). */
export const withoutBackOffice = (remote: ResolvedRemote): ResolvedRemote => ({
  ...remote,
  manifest: {
    ...remote.manifest,
    pages: remote.manifest.pages
      .filter(({ roles }) => isForOthers(roles))
      .map((page) => ({ ...page, menu: page.menu.filter(({ roles }) => isForOthers(roles)) })),
    slots: remote.manifest.slots.filter((name) => !name.startsWith('admin.')),
  },
});
