import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts, type LazyBundles } from './lazy-texts.ts';
import { TextsWaiting } from './texts-waiting.tsx';

/** Brings the texts of a part that not everybody has; true once they are there. */
export const useTexts = (namespace: string, bundles: LazyBundles): boolean => {
  const { i18n } = useTranslation();
  const [isReady, setReady] = useState(() => i18n.hasResourceBundle(i18n.language, namespace));
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!isReady) addTexts(i18n, namespace, bundles).then(() => setReady(true), setFailure);
  }, [i18n, namespace, bundles, isReady]);
  // The boundary around the page says so and offers Retry.
  if (failure !== undefined) throw failure;
  return isReady;
};

/** Makes pages and slots that are drawn once the texts of their part are there. */
export const withTexts =
  (namespace: string, bundles: LazyBundles) =>
  <P extends object>(Content: ComponentType<P>): ComponentType<P> => {
    const Page = (props: P) =>
      useTexts(namespace, bundles) ? <Content {...props} /> : <TextsWaiting />;
    return Page;
  };
