import { usePortal } from '@portal/shared-contracts/react';
import { PageTitle } from '@portal/shared-ui/texts';
import { useEffect, type ReactNode } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { NotFound, Refused, Unavailable } from '../brand/closed-pages.tsx';
import { MainLayout } from '../layout/main-layout.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import { framePart } from '../remotes/parts/frame-part.tsx';
import { useHeadingFocus } from '../focus/heading-focus.ts';
import { useKeptFocus } from '../focus/kept-focus.ts';
import { usePageTitle } from '../routing/page-title.ts';
import { PageWaiting } from '../remotes/parts/page-waiting.tsx';
import { RemotePart } from '../remotes/parts/remote-part.tsx';
import { useCurrentPage } from '../routing/current-page.ts';
import { loginPath } from '../routing/login-path.ts';
import type { ResolvedPage } from '../routing/resolve-page.ts';
import { useScrollMemory } from '../routing/scroll-memory.ts';
import { useSession } from '../session/session-store.ts';
import { useCustomScripts } from '../website/use-custom-scripts.ts';
import { isEmbedded } from '@portal/shared-contracts/widget';
import { OnlyForItsRoles } from './only-for-its-roles.tsx';
import { OwnPageView } from './own-page-view.tsx';

// Only guests see it, so that nobody who is signed in waits for it.
const PublicFoot = framePart(
  async () =>
    (await import(/* webpackChunkName: "first-public-foot" */ '../public-foot/public-foot.tsx'))
      .PublicFoot,
);

/** Shows what the address means, inside the layout that it asks for. */
export const PageOutlet = () => {
  const location = useLocation();
  const { website, user } = usePortal();
  const resolved = useCurrentPage();
  const isBlocked = useCustomScripts(website, location.pathname, leadsOn(resolved));
  usePageTitle(resolved);
  useHeadingFocus(location.pathname);
  useKeptFocus();
  useScrollMemory();
  useArrived(resolved);
  if (isBlocked) return null;
  if (resolved.kind === 'redirect') return <Navigate to={resolved.to} replace />;
  if (resolved.kind === 'sign-in') return <Navigate to={loginPath(location)} replace />;
  // Without a person there is no menu, and a firm's frame brings its own.
  const hasFrame = layoutOf(resolved) === 'main' && user !== null && !isEmbedded();
  const Layout = hasFrame ? MainLayout : BareLayout;
  return (
    <Layout>
      <PageContent key={pageKey(resolved, location.pathname)} resolved={resolved} />
      {user === null && resolved.kind === 'remote' && <PublicFoot />}
    </Layout>
  );
};

/** An address at which nobody stays. */
const leadsOn = (resolved: ResolvedPage): boolean =>
  resolved.kind === 'redirect' ||
  resolved.kind === 'sign-in' ||
  (resolved.kind === 'own' && resolved.page.key === 'home');

const layoutOf = (resolved: ResolvedPage): 'main' | 'bare' => {
  if (resolved.kind === 'own') return resolved.page.layout;
  if (resolved.kind === 'remote') return resolved.found.page.layout;
  return 'main';
};

// The parameters are part of the key, so that nothing of one order, code or board stays for the next.
const pageKey = (resolved: ResolvedPage, pathname: string): string => {
  if (resolved.kind === 'own') return keyOf([resolved.page.key], resolved.page.path, pathname);
  if (resolved.kind !== 'remote') return resolved.kind;
  const { remote, page } = resolved.found;
  return keyOf([remote.manifest.name, page.key], page.path, pathname);
};

const keyOf = (names: readonly string[], pattern: string, pathname: string): string =>
  JSON.stringify([...names, matchPath(pattern, pathname)?.params]);

// Signing in leads somewhere once; after arriving there, a visit to a sign-in page is an ordinary one.
const useArrived = (resolved: ResolvedPage): void => {
  const isUnderWay = resolved.kind === 'redirect';
  useEffect(() => {
    if (!isUnderWay && useSession.getState().user) useSession.setState({ arrival: null });
  }, [isUnderWay, resolved]);
};

const PageContent = ({ resolved }: { resolved: ResolvedPage }): ReactNode => {
  const { language } = usePortal();
  if (resolved.kind === 'own') {
    return (
      <Routes>
        <Route path={resolved.page.path} element={<OwnPageView name={resolved.page.key} />} />
      </Routes>
    );
  }
  if (resolved.kind === 'remote') {
    const { remote, page } = resolved.found;
    const part = { kind: 'pages', key: page.key } as const;
    return (
      <Routes>
        <Route
          path={page.path}
          element={
            <OnlyForItsRoles roles={page.roles}>
              <PageTitle value={page.title[language]}>
                <RemotePart remote={remote} part={part} waiting={<PageWaiting page={page} />} />
              </PageTitle>
            </OnlyForItsRoles>
          }
        />
      </Routes>
    );
  }
  if (resolved.kind === 'refused') return <Refused />;
  if (resolved.kind === 'unavailable') return <Unavailable />;
  return <NotFound />;
};
