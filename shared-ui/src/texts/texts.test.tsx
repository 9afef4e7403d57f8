import type { Language } from '@portal/shared-contracts';
import { act, screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { expectVisible, renderPage } from '../testing/index.ts';
import { type LazyBundles, PageTitle, prepareTexts, withTexts } from './index.ts';

const bundles = (missing: readonly Language[] = []): LazyBundles => {
  const bundle = (language: Language) => async () => {
    if (missing.includes(language)) throw new Error('offline');
    return { default: { hello: `Hello in ${language}` } };
  };
  return {
    en: bundle('en'),
    de: bundle('de'),
    it: bundle('it'),
    ru: bundle('ru'),
    es: bundle('es'),
    th: bundle('th'),
  };
};

let texts: i18n;

const pageOf = (namespace: string) => {
  const Hello = () => {
    const { t, i18n } = useTranslation(namespace);
    texts = i18n;
    return <p>{t('hello')}</p>;
  };
  return Hello;
};

test('SC-54 a part is drawn once its own texts are there, and changes its language in one step', async () => {
  const Hello = withTexts('part', bundles())(pageOf('part'));
  await renderPage(<Hello />, { language: 'de' });
  expect(screen.queryByText(/hello/i)).toBeNull();
  await expectVisible(() => screen.getByText('Hello in de'));
  await prepareTexts(texts, 'it');
  await act(() => texts.changeLanguage('it'));
  expect(screen.getByText('Hello in it')).toBeVisible();
});

test('SC-54 a part whose texts cannot be loaded in a language is drawn in English', async () => {
  const Hello = withTexts('other', bundles(['de', 'th']))(pageOf('other'));
  await renderPage(<Hello />, { language: 'de' });
  await expectVisible(() => screen.getByText('Hello in en'));
  await prepareTexts(texts, 'th');
  await act(() => texts.changeLanguage('th'));
  expect(screen.getByText('Hello in en')).toBeVisible();
});

test('UX-07 while its own texts are to come a page has the heading that the menu knows, a part of a page has none', async () => {
  let bring = (): void => undefined;
  const later = new Promise<void>((resolve) => {
    bring = resolve;
  });
  const slow: LazyBundles = {
    ...bundles(),
    en: async () => {
      await later;
      return { default: { hello: 'Hello at last' } };
    },
  };
  const Slow = withTexts('slow', slow)(pageOf('slow'));
  await renderPage(
    <PageTitle value="Packages">
      <Slow />
      <PageTitle value="">
        <Slow />
      </PageTitle>
    </PageTitle>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Packages' });
  // So that nobody takes it for the page that is there.
  expect(heading).toHaveAttribute('data-waiting');
  await act(async () => bring());
  await expectVisible(() => screen.getAllByText('Hello at last')[1] as HTMLElement);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
