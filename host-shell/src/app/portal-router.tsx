import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { useLayoutEffect } from 'react';
import { createBrowserRouter, type RouteObject, useLocation } from 'react-router-dom';
import { portalRoutes } from './portal-routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

interface StandingPathProps {
  onChange: (path: string) => void;
}

/** Tells which page is on the screen: it stays there until the one that the router leads to can be drawn. */
const StandingPath = ({ onChange }: StandingPathProps) => {
  const { pathname } = useLocation();
  useLayoutEffect(() => onChange(pathname), [onChange, pathname]);
  return null;
};

/**
 * The router of the portal. A page that is being left changes the address no more: what it learns in its last moments,
 * such as which of its steps is open, would take whoever pressed a link back to it.
 */
export const portalRouter = (
  website: WebsiteConfig,
  create: (routes: RouteObject[]) => Router = createBrowserRouter,
): Router => {
  let standing: string | undefined;
  const onChange = (path: string): void => {
    standing = path;
  };
  const router = create(
    portalRoutes(website).map(({ element, ...route }) => ({
      ...route,
      element: (
        <>
          <StandingPath onChange={onChange} />
          {element}
        </>
      ),
    })),
  );
  const navigate = router.navigate as (to: unknown, options?: object) => Promise<void>;
  router.navigate = async (to: unknown, options?: { replace?: boolean }) => {
    const { location, historyAction } = router.state;
    // A step that replaces follows another one that did; only whoever presses a link or goes back leaves a page.
    const isLeaving = String(historyAction) !== 'REPLACE' && location.pathname !== standing;
    if (!options?.replace || !isLeaving) await navigate(to, options);
  };
  return router;
};
