import { usePortal } from '@portal/shared-contracts/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useRemotes } from '../remotes/remotes-context.ts';
import { useSession } from '../session/session-store.ts';
import { resolvePage, type ResolvedPage } from './resolve-page.ts';

/** What the current address means for the current person. */
export const useCurrentPage = (): ResolvedPage => {
  const { pathname } = useLocation();
  const { loader } = useRemotes();
  const { user, flag, website } = usePortal();
  const arrival = useSession((state) => state.arrival);
  const role = user?.role ?? null;
  const rights = user?.admin;
  const needsSecondFactor = user?.needsSecondFactor === true;
  const hasCustomLogin = website.customLoginDomain !== '';
  const hasCustomCheckout = website.customCheckout !== null;
  return useMemo(
    () =>
      resolvePage({
        path: pathname,
        remotes: loader.remotes,
        role,
        rights,
        flag,
        hasCustomLogin,
        hasCustomCheckout,
        arrival,
        needsSecondFactor,
      }),
    [
      pathname,
      loader,
      role,
      rights,
      flag,
      hasCustomLogin,
      hasCustomCheckout,
      arrival,
      needsSecondFactor,
    ],
  );
};
