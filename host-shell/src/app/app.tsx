import type { Language } from '@portal/shared-contracts';
import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { LiveRegionProvider } from '@portal/shared-ui';
import { ThemeProvider } from '@portal/shared-ui/theme';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { useColorScheme } from '../layout/color-scheme.ts';
import { LanguageContext, useLanguageSwitch } from '../language/language-context.ts';
import { RemotesContext } from '../remotes/remotes-context.ts';
import type { StartedRemotes } from '../remotes/start-remotes.ts';
import { portalRouter } from './portal-router.tsx';

/** Everything that was prepared before the first render. */
export interface PreparedApp {
  website: WebsiteConfig;
  i18n: i18n;
  language: Language;
  remotes: StartedRemotes;
  client: QueryClient;
  /** Called once the first drawing stands. */
  onShown: () => void;
}

/** The whole portal: theme, texts, cache, router, frame. */
export const App = (prepared: PreparedApp) => {
  const { website, i18n, remotes, client, onShown } = prepared;
  const { brand } = website;
  const { scheme } = useColorScheme();
  const language = useLanguageSwitch(prepared);
  const [router] = useState(() => portalRouter(website));
  useEffect(() => () => router.dispose(), [router]);
  useEffect(onShown, [onShown]);
  return (
    <I18nextProvider i18n={i18n}>
      <LanguageContext value={language}>
        <QueryClientProvider client={client}>
          <RemotesContext value={remotes}>
            <ThemeProvider
              colors={{ primary: brand.primary, accent: brand.accent, background: brand.surface }}
              scheme={scheme}
              headings={brand.headings}
            >
              <LiveRegionProvider>
                <RouterProvider router={router} />
              </LiveRegionProvider>
            </ThemeProvider>
          </RemotesContext>
        </QueryClientProvider>
      </LanguageContext>
    </I18nextProvider>
  );
};
