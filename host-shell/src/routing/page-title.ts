import { usePortal } from '@portal/shared-contracts/react';
import type { Language } from '@portal/shared-contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { useUnread } from '../unread/use-unread.ts';
import type { ResolvedPage } from './resolve-page.ts';

/** The title of a page that has several under one roof, and what a page shows in particular, as its own code says it. */
export const useShownTitle = create(() => ({ title: '', tabName: '' }));

/** Puts what a page shows in particular behind its title. */
export const setTabName = (tabName: string): void => useShownTitle.setState({ tabName });

/** Sets the document title from the path (HS-05): page, what it shows (UX-01), firm, and how much is unread. */
export const usePageTitle = (resolved: ResolvedPage): void => {
  const { t } = useTranslation('shell');
  const { website, language } = usePortal();
  const unread = useUnread();
  const { title, tabName } = useShownTitle();
  const page = isBackOffice(resolved) ? title : titleOf(resolved, language, t);
  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : '';
    const what = [page && count + page, tabName].filter(Boolean).join(' ');
    document.title = [what, website.companyName].filter(Boolean).join(' · ');
  }, [page, tabName, unread, website.companyName]);
};

const isBackOffice = (resolved: ResolvedPage): boolean =>
  resolved.kind === 'own' && resolved.page.key === 'admin';

const closedTitles = {
  'not-found': 'notFound.title',
  refused: 'refused.title',
  unavailable: 'unavailable.title',
} as const;

const titleOf = (
  resolved: ResolvedPage,
  language: Language,
  t: (key: string) => string,
): string => {
  // `/` only redirects, so its title is the firm's name alone.
  if (resolved.kind === 'own' && resolved.page.key === 'home') return '';
  if (resolved.kind === 'own' && resolved.page.key === 'adminLogin') return t('titles.login');
  if (resolved.kind === 'own') return t(`titles.${resolved.page.key}`);
  if (resolved.kind === 'remote') return resolved.found.page.title[language];
  if (resolved.kind === 'redirect' || resolved.kind === 'sign-in') return '';
  return t(closedTitles[resolved.kind]);
};
