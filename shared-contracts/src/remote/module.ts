import type { ComponentType } from 'react';
import type { Language } from '../languages.ts';
import type { SlotName, SlotProps } from './slots.ts';

/** A module with the component of a page. */
export interface PageModule {
  Page: ComponentType;
}

/** A module with the component that fills a slot. */
export interface SlotModule<N extends SlotName> {
  Slot: ComponentType<SlotProps[N]>;
}

/** A language bundle: nested texts for i18next. */
export type LocaleBundle = Record<string, unknown>;

/**
 * The only thing that a remote exposes (`./remote`): a table of contents of lazy parts. Its manifest is none of them:
 * the shell knows it before it runs any of the remote's code, so its titles would travel twice.
 */
export interface RemoteModule {
  pages: Readonly<Record<string, () => Promise<PageModule>>>;
  slots: { readonly [N in SlotName]?: () => Promise<SlotModule<N>> };
  locales: Readonly<Record<Language, () => Promise<{ default: LocaleBundle }>>>;
}
