import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts, type LazyBundles } from '../language/lazy-texts.ts';

const bundles: LazyBundles = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  it: () => import('./locales/it.json'),
  ru: () => import('./locales/ru.json'),
  es: () => import('./locales/es.json'),
  th: () => import('./locales/th.json'),
};

/** Brings the words of the back office, i18next namespace `admin`; true when they are there. */
export const useAdminTexts = (): boolean => {
  const { i18n } = useTranslation();
  const [isReady, setReady] = useState(() => i18n.hasResourceBundle(i18n.language, 'admin'));
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!isReady) addTexts(i18n, 'admin', bundles).then(() => setReady(true), setFailure);
  }, [i18n, isReady]);
  // The boundary around the page says so and offers Retry.
  if (failure !== undefined) throw failure;
  return isReady;
};
