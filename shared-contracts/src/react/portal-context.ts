import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Currency } from '../currencies.ts';
import type { Vault } from '../vault/index.ts';
import type { Language } from '../languages.ts';
import type { PortalUser } from '../people/index.ts';
import type { PortalEventName, PortalEventPayload, SlotName, SlotProps } from '../remote/index.ts';
import type { SiteFlag, WebsiteConfig } from '../website/index.ts';

/** Sends and hears the typed events of the portal. */
export interface PortalEvents {
  /** Parses the payload and passes it to everybody who listens, in other tabs too where the event says so. */
  publish<N extends PortalEventName>(name: N, payload: PortalEventPayload<N>): void;
  /** Hears one event; call the result to stop. */
  subscribe<N extends PortalEventName>(
    name: N,
    handler: (payload: PortalEventPayload<N>) => void,
  ): () => void;
}

/** What the shell renders where a slot stands. */
export type SlotHost = ComponentType<{
  name: SlotName;
  props: SlotProps[SlotName];
  fallback: ReactNode;
}>;

/** Everything that a remote may know of the portal around it. */
export interface Portal {
  /** The signed-in person; nothing on public pages. */
  user: PortalUser | null;
  /** The site's public configuration. */
  website: WebsiteConfig;
  /** Whether a switch of the site is on; a missing one is off. */
  flag: (name: SiteFlag) => boolean;
  /** The currency that the server gave for this person, usd until then (SC-52). */
  currency: Currency;
  language: Language;
  events: PortalEvents;
  /** Goes to `/logout`. */
  logout: () => void;
  SlotHost: SlotHost;
  /** What the person typed and has not sent yet; nothing while nobody is signed in. */
  vault: Vault | null;
  /** Reports to the shell whether closing the tab would lose something; with `isOfPage`, another page of the portal as well. */
  setUnsaved: (id: string, isUnsaved: boolean, isOfPage?: boolean) => void;
  /** What the page shows in particular, behind its title in the name of the tab; empty for nothing. */
  setTabName: (name: string) => void;
}

/** Carries the portal to everything inside the shell; remotes use {@link usePortal}. */
export const PortalContext = createContext<Portal | null>(null);

/**
 * The portal around a page or slot: person, site, flags, currency, language, events.
 *
 * @example
 * const { user, flag, currency } = usePortal();
 * @throws Error outside of the shell.
 */
export const usePortal = (): Portal => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs the shell, or renderWithPortal in a test');
  return portal;
};

/**
 * The signed-in person of a page that needs one; the shell's guard has made sure.
 *
 * @throws Error on a public page without a session.
 */
export const useSignedInUser = (): PortalUser => {
  const { user } = usePortal();
  if (!user) throw new Error('This page needs a signed-in person');
  return user;
};
