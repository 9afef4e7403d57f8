import type { FrameInput as AnyFrameInput } from '@portal/shared-contracts/doors';
import { PortalContext, type Portal } from '@portal/shared-contracts/react';
import { LoadingSkeleton, Page, PageHeader, VisuallyHidden } from '@portal/shared-ui';
import { isPhoneAgent } from '@portal/shared-ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { LayoutFrame } from '../layout/layout-frame.tsx';
import type { SideMenuProps } from '../menu/role-menu.tsx';
import { SHELL } from '../remotes/events/event-bus.ts';
import { RemotesContext, type Remotes } from '../remotes/remotes-context.ts';
import { stillRemotes } from './still-remotes.ts';

/** The same for somebody who is signed in. */
type FrameInput = AnyFrameInput & { readonly session: NonNullable<AnyFrameInput['session']> };

const nothing = (): void => undefined;

// Everything of the person comes with the call; no store of a module holds it.
const stillPortal = ({ session, website, language }: FrameInput, { bus }: Remotes): Portal => ({
  user: { ...session.user, orders: session.orders },
  website,
  flag: (name) => website.website_settings[name],
  currency: session.currency,
  language,
  events: bus.for(SHELL),
  logout: nothing,
  SlotHost: () => null,
  vault: null,
  setUnsaved: nothing,
  setTabName: nothing,
});

/** Props of {@link DrawnFrame}. */
export interface DrawnFrameProps {
  input: FrameInput;
  i18n: i18n;
  /** Heading of the page; nothing where only its own code knows one. */
  title: string;
  Menu: ComponentType<SideMenuProps>;
}

/** The frame of a signed-in person's page before any of its code has run, from the components that take its place. */
export const DrawnFrame = ({ input, i18n, title, Menu }: DrawnFrameProps) => {
  const remotes = stillRemotes(input.remotes);
  const isPhone = isPhoneAgent(input.userAgent);
  const isCondensed = input.isCondensed && !isPhone;
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RemotesContext value={remotes}>
          <PortalContext value={stillPortal(input, remotes)}>
            <StaticRouter location={input.path}>
              <LayoutFrame
                isPhone={isPhone}
                mode={isCondensed ? 'condensed' : 'default'}
                isMenuOpen={!isPhone && !isCondensed}
                side={<Menu isCondensed={isCondensed} />}
              >
                <Page dense={input.session.user.role === 'writer'}>
                  {title !== '' && <PageHeader title={title} />}
                  <VisuallyHidden>{i18n.t('shell:waiting')}</VisuallyHidden>
                  <LoadingSkeleton shape="cards" />
                </Page>
              </LayoutFrame>
            </StaticRouter>
          </PortalContext>
        </RemotesContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
};
