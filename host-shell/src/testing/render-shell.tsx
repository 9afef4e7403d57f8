import type { LocalizedText, Role } from '@portal/shared-contracts';
import type { PortalUser } from '@portal/shared-contracts/people';
import {
  defineManifest,
  type RemoteManifestInput,
  type RemoteModule,
  type ResolvedRemote,
} from '@portal/shared-contracts/remote';
import { readWebsiteConfig, type WebsiteConfig } from '@portal/shared-contracts/website';
import { testUser, Unstyled } from '@portal/shared-ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { portalRouter } from '../app/portal-router.tsx';
import { createI18n } from '../language/create-i18n.ts';
import { LanguageContext, useLanguageSwitch } from '../language/language-context.ts';
import { EventBus } from '../remotes/events/event-bus.ts';
import { RemoteLoader } from '../remotes/loading/remote-loader.ts';
import { RemotesContext } from '../remotes/remotes-context.ts';
import { beginSession, clearSession } from '../session/session-store.ts';

/** The same text in all six languages. */
export const everywhere = (text: string): LocalizedText => ({
  en: text,
  de: text,
  it: text,
  ru: text,
  es: text,
  th: text,
});

/** A remote for tests: its manifest, and what its pages show. */
export interface TestRemote {
  manifest: Pick<RemoteManifestInput, 'pages'> & Partial<RemoteManifestInput>;
  pages: Readonly<Record<string, () => ReactNode>>;
}

/** A page of a test remote that only shows its heading. */
export const headingPage =
  (text: string): (() => ReactNode) =>
  () => <h1 data-page-heading="">{text}</h1>;

/** A test remote as a page's release set names it. */
export const resolveRemote = ({ manifest }: Pick<TestRemote, 'manifest'>): ResolvedRemote => ({
  release: '1.0.0',
  base: '/remotes/test/1.0.0/',
  container: 'test',
  integrity: `sha384-${'A'.repeat(64)}`,
  channel: 'stable',
  previous: [],
  manifest: defineManifest({
    name: 'mfe-test',
    version: '1.0.0',
    contracts: '^2.0.0',
    title: everywhere('Test part'),
    namespace: 'test',
    slots: [],
    events: { sends: [], hears: [] },
    ...manifest,
  }),
});

const moduleOf = (pages: TestRemote['pages']): RemoteModule => {
  const empty = async () => ({ default: {} });
  return {
    slots: {},
    pages: Object.fromEntries(
      Object.entries(pages).map(([key, Page]) => [key, async () => ({ Page })]),
    ),
    locales: { en: empty, de: empty, it: empty, ru: empty, es: empty, th: empty },
  };
};

const testLoader = (
  remotes: readonly TestRemote[],
  resolved: readonly ResolvedRemote[],
): RemoteLoader =>
  new RemoteLoader({
    set: {
      site: 'test',
      sequence: 1,
      issuedAt: '2026-01-01T00:00:00.000Z',
      contracts: '2.0.0',
      origins: [],
      remotes: [...resolved],
    },
    source: {
      load: async () => {
        const [first] = resolved;
        if (!first) throw new Error('This test has no remote');
        const pages: TestRemote['pages'] = Object.assign({}, ...remotes.map((one) => one.pages));
        return moduleOf(pages);
      },
    },
    good: { has: () => false, add: () => undefined },
    reporter: { report: () => undefined, flush: () => undefined },
    clock: () => 0,
    after: () => () => undefined,
    addTexts: () => Promise.resolve(),
  });

/** Options of {@link renderShell}. */
export interface RenderShellOptions {
  path?: string;
  state?: unknown;
  /** Who is signed in; nobody when missing. */
  user?: Partial<PortalUser> & { role?: Role };
  website?: Record<string, unknown>;
  remotes?: readonly TestRemote[];
}

/** What a test of the shell gets beside Testing Library's result. */
export interface RenderedShell extends RenderResult {
  address: () => string;
  go: (to: string) => Promise<void>;
  client: QueryClient;
  bus: EventBus;
  website: WebsiteConfig;
}

/** Renders the whole shell at an address, with test remotes instead of built ones. */
export const renderShell = async (options: RenderShellOptions = {}): Promise<RenderedShell> => {
  const { path = '/', user, remotes = [] } = options;
  if (user) beginSession({ user: testUser(user), currency: 'usd' });
  else clearSession();
  const website = readWebsiteConfig({ companyName: 'Northwind Writing', ...options.website }).value;
  const i18n = await createI18n('en', website);
  const resolved = remotes.map((remote) => resolveRemote(remote));
  const loader = testLoader(remotes, resolved);
  const bus = new EventBus({ now: () => 0, report: () => undefined });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = portalRouter(website, (routes) =>
    createMemoryRouter(routes, {
      initialEntries: [{ ...splitPath(path), state: options.state }],
    }),
  );
  const Root = () => {
    const language = useLanguageSwitch({ i18n, language: 'en' });
    return (
      <LanguageContext value={language}>
        <RouterProvider router={router} />
      </LanguageContext>
    );
  };
  const result = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RemotesContext value={{ loader, bus }}>
          <Unstyled>
            <Root />
          </Unstyled>
        </RemotesContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return Object.assign(result, {
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to: string) => router.navigate(to) as Promise<void>,
    client,
    bus,
    website,
  });
};

const splitPath = (path: string): { pathname: string; search: string } => {
  const [pathname = '/', search = ''] = path.split('?');
  return { pathname, search: search && `?${search}` };
};
