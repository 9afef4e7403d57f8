import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '@portal/shared-contracts';
import { applyCssVariables, cssVariables, derivePalette } from '@portal/shared-ui/theme';
import type { WebsiteConfig } from '@portal/shared-contracts/website';
import '@portal/shared-ui/styles';
import '../styles.ts';
import { chosenLanguage, startLanguage } from '../language/choose-start-language.ts';
import { createI18n } from '../language/create-i18n.ts';
import { startScheme } from '../layout/color-scheme.ts';
import { prefetchOnIntent } from '../remotes/loading/prefetch-on-intent.ts';
import { SHELL } from '../remotes/events/event-bus.ts';
import { startRemotes, type StartedRemotes } from '../remotes/start-remotes.ts';
import { watchForExpiry } from '../session/expire-session.ts';
import { takeInlinedAddress } from '../routing/inlined-address.ts';
import { pendingPurchase } from '../routing/landing.ts';
import { isPublicPage, needsSession } from '../routing/needs-session.ts';
import { loadSession, takeInlinedSession } from '../session/load-session.ts';
import { clearSession, readStoredUser, useSession } from '../session/session-store.ts';
import { readWebsite } from '../website/read-website.ts';
import { showStartFailure } from '../website/start-failure.ts';
import { StartupScreen } from '../website/startup-screen.tsx';
import { unregisterWorkers } from '../website/unregister-workers.ts';
import { App } from './app.tsx';
import { loadFirstPart, remotePageAt } from './first-page.ts';
import { createQueryClient } from '../query-client.ts';
import { keepDroppedFilesOut } from './keep-dropped-files-out.ts';
import { takeOverFrame } from './take-over-frame.ts';

/** Starts the portal: site first, then person and texts side by side, then the first page at once. */
export const startPortal = async (element: HTMLElement): Promise<void> => {
  // An error that no boundary below has caught leaves an empty page behind.
  const root = createRoot(element, { onUncaughtError: showStartFailure });
  void unregisterWorkers();
  const isInlined = document.getElementById('portal-website') !== null;
  if (!isInlined) root.render(<StartupScreen status="loading" />);
  const outcome = await readWebsite();
  if (outcome.status === 'ready') await showSite(root, element, outcome.website);
  else root.render(<StartupScreen status={outcome.status} />);
};

const showSite = async (
  root: Root,
  element: HTMLElement,
  website: WebsiteConfig,
): Promise<void> => {
  const before = readStoredUser()?._id;
  takeInlinedAddress();
  showBrand(website);
  watchForExpiry();
  keepDroppedFilesOut();
  const isAsking = takeSession(location.pathname);
  const language = languageOf(website);
  const i18n = await createI18n(language, website);
  const session = isAsking ? loadSession() : Promise.resolve();
  const remotes = await startRemotes({
    signed: website.releases,
    key: website.releaseKey,
    i18next: i18n,
    allowOverrides: website.inspector,
  });
  // The person stored by the last visit decides which remote to fetch while the server still answers.
  await Promise.all([loadFirstPart(remotes, website, location.pathname), session]);
  tellOtherTabs(remotes, before);
  openPendingPurchase();
  await loadFirstPart(remotes, website, location.pathname);
  prefetchOnIntent({
    loader: remotes.loader,
    find: (path) => remotePageAt(remotes, website, path),
    language: () => i18n.language as Language,
  });
  const client = createQueryClient();
  const onShown = takeOverFrame(element);
  root.render(<App {...{ website, i18n, language, remotes, client, onShown }} />);
};

/** Takes over what the page says of who is signed in; whether the server has to be asked as well. */
const takeSession = (path: string): boolean => {
  const found = takeInlinedSession();
  // A public page asks nobody, so who was stored here and has no session any more is a guest on it.
  if (found === 'nobody' && isPublicPage(path)) clearSession();
  return found !== 'taken' && needsSession(path);
};

// Whoever signed in at a door is new to this browser's other tabs.
const tellOtherTabs = ({ bus }: StartedRemotes, before: string | undefined): void => {
  const userId = useSession.getState().user?._id;
  if (userId !== undefined && userId !== before)
    bus.for(SHELL).publish('session.changed', { userId });
};

// Before the first render only: from here on the person goes where they choose.
const openPendingPurchase = (): void => {
  const checkout = needsSession(location.pathname) && pendingPurchase(useSession.getState().user);
  if (checkout) history.replaceState(null, '', checkout);
};

const languageOf = (website: WebsiteConfig): Language =>
  startLanguage({
    person: useSession.getState().user?.language,
    chosen: chosenLanguage(),
    browser: navigator.languages,
    site: website.language,
  });

// The colours are on the document before React paints for the first time.
const showBrand = ({ brand, favicon }: WebsiteConfig): void => {
  const { palette } = derivePalette(
    { primary: brand.primary, accent: brand.accent, background: brand.surface },
    startScheme(),
  );
  applyCssVariables(document.documentElement, cssVariables(palette, { headings: brand.headings }));
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && favicon) icon.href = favicon;
};
