import { FALLBACK_LANGUAGE, type Language } from '@portal/shared-contracts';
import type { UnreadConversation } from '@portal/shared-contracts/chat';
import {
  PortalContext,
  type Portal,
  UnreadContext,
  UnreadConversationsContext,
} from '@portal/shared-contracts/react';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import type { PortalUser } from '@portal/shared-contracts/people';
import type { PortalEventName } from '@portal/shared-contracts/remote';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import en from '../locales/en.json';
import { textFormatter, textInterpolation } from '../texts/text-formatter.ts';
import { Unstyled } from './unstyled.tsx';

/** Options of {@link renderPage}. */
export interface RenderPageOptions {
  /** Address at which the page is opened. */
  path?: string;
  /** Router pattern of the page, for `useParams`. */
  pattern?: string;
  /** Bundles by namespace: `{ orders: en }`. */
  bundles?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  language?: Language;
  /** Fields of the portal that the test cares about. */
  portal?: Partial<Portal>;
  /** Unread chat messages by order. */
  unread?: ReadonlyMap<string, number>;
  /** The conversations with something unread. */
  conversations?: readonly UnreadConversation[];
  /** Switches of the site that are on. */
  flags?: readonly Parameters<Portal['flag']>[0][];
}

/** What a test gets beside Testing Library's own result. */
export interface RenderedPage extends RenderResult {
  /** The current address with its query. */
  address: () => string;
  /** Goes to another address, as a link would. */
  navigate: (to: string, options?: { state?: unknown }) => Promise<void>;
  /** Presses the browser's own way back. */
  back: () => Promise<void>;
  /** Presses the browser's own way forth. */
  forth: () => Promise<void>;
  client: QueryClient;
  /** Events that the page published, in order. */
  published: { name: string; payload: unknown }[];
  /** Sends an event to the page's listeners. */
  emit: (name: PortalEventName, payload: unknown) => void;
}

/** A signed-in person for tests; override what matters. */
export const testUser = (overrides: Partial<PortalUser> = {}): PortalUser => ({
  _id: 'person-1',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  profile_img: '',
  role: 'user',
  pending_purchase_package_id: null,
  uniqueCustomerId: 'customer-1',
  orders: 1,
  language: null,
  ...overrides,
});

const createEvents = (published: RenderedPage['published']) => {
  const handlers = new Map<string, Set<(payload: never) => void>>();
  const emit = (name: string, payload: unknown): void =>
    handlers.get(name)?.forEach((handler) => handler(payload as never));
  const events: Portal['events'] = {
    publish: (name, payload) => {
      published.push({ name, payload });
      emit(name, payload);
    },
    subscribe: (name, handler) => {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set.add(handler as (payload: never) => void));
      return () => set.delete(handler as (payload: never) => void);
    },
  };
  return { events, emit };
};

const createTexts = async (
  language: Language,
  bundles: NonNullable<RenderPageOptions['bundles']>,
): Promise<ReturnType<typeof createInstance>> => {
  const i18n = createInstance();
  await i18n
    .use(initReactI18next)
    .use(textFormatter)
    .init({
      lng: language,
      // Without this the first render would wait for a timer, and tests own the timers.
      initAsync: false,
      fallbackLng: FALLBACK_LANGUAGE,
      resources: {
        [language]: { ui: en, ...bundles },
        [FALLBACK_LANGUAGE]: { ui: en, ...bundles },
      },
      interpolation: textInterpolation,
    });
  return i18n;
};

const createPortal = (options: RenderPageOptions, events: Portal['events']): Portal => {
  const { language = FALLBACK_LANGUAGE, flags } = options;
  const website =
    options.portal?.website ?? readWebsiteConfig({ companyName: 'Northwind Writing' }).value;
  return {
    user: testUser(),
    website,
    flag: (name) => flags?.includes(name) ?? website.website_settings[name],
    currency: 'usd',
    language,
    events,
    logout: () => undefined,
    SlotHost: ({ fallback }: { fallback: ReactNode }) => <>{fallback}</>,
    vault: null,
    setUnsaved: () => undefined,
    setTabName: () => undefined,
    ...options.portal,
  };
};

/** Renders a page as the shell would: portal, router, query cache, texts, live region. */
export const renderPage = async (
  page: ReactElement,
  options: RenderPageOptions = {},
): Promise<RenderedPage> => {
  const { path = '/', pattern = '*', bundles = {}, language = FALLBACK_LANGUAGE } = options;
  const i18n = await createTexts(language, bundles);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const published: RenderedPage['published'] = [];
  const { events, emit } = createEvents(published);
  const router = createMemoryRouter(
    [
      { path: pattern, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  const result = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <PortalContext value={createPortal(options, events)}>
          <UnreadConversationsContext value={options.conversations ?? []}>
            <UnreadContext value={options.unread ?? new Map()}>
              <Unstyled>
                <RouterProvider router={router} />
              </Unstyled>
            </UnreadContext>
          </UnreadConversationsContext>
        </PortalContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return Object.assign(result, {
    address: () => router.state.location.pathname + router.state.location.search,
    navigate: (to: string, options?: { state?: unknown }) =>
      act(async () => router.navigate(to, options)),
    back: () => act(async () => router.navigate(-1)),
    forth: () => act(async () => router.navigate(1)),
    client,
    published,
    emit,
  });
};
