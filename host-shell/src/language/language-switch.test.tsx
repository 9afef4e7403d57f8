import { languages, type Language } from '@portal/shared-contracts';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { updateLanguage } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectShown, expectVisible } from '@portal/shared-ui/testing';
import { type LazyBundles, withTexts } from '@portal/shared-ui/texts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { everywhere, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';
import { useLanguage } from './language-context.ts';
import { shellLocales } from './shell-locales.ts';

const late = Object.fromEntries(
  languages.map((language) => [
    language,
    async () => ({ default: { hello: `Hello in ${language}` } }),
  ]),
) as unknown as LazyBundles;

const Late = withTexts(
  'late',
  late,
)(() => {
  const { t } = useTranslation('late');
  return <p>{t('hello')}</p>;
});

/** The language in which a part would ask the server, at the moment in which it learns of a new one. */
const asked: string[] = [];
const useAsked = (): void => {
  const { i18n } = useTranslation();
  useEffect(() => {
    const hear = () => void asked.push(document.documentElement.lang);
    i18n.on('languageChanged', hear);
    return () => i18n.off('languageChanged', hear);
  }, [i18n]);
};

/** A page that changes the language by buttons, and shows a part with texts of its own when asked to. */
const Choosing = () => {
  const { change } = useLanguage();
  const [isMore, setMore] = useState(false);
  useAsked();
  return (
    <>
      <h1 data-page-heading="">Languages</h1>
      {(['en', 'de'] as const).map((language) => (
        <button key={language} onClick={() => void change(language)}>
          {language}
        </button>
      ))}
      <button onClick={() => setMore(true)}>more</button>
      {isMore && <Late />}
    </>
  );
};

const remote = {
  manifest: {
    pages: [
      { key: 'page', path: '/page', roles: ['user' as const], title: everywhere('Languages') },
    ],
  },
  pages: { page: Choosing },
};

let told: Language[];
beforeEach(() => {
  told = [];
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
  stubApi(updateLanguage, ({ language }) => {
    told.push(language);
    return { status: true };
  });
});
afterEach(() => {
  clearStubs();
  jest.restoreAllMocks();
});

const open = async () => {
  await renderShell({ path: '/page', user: {}, remotes: [remote] });
  await expectVisible(() => screen.getByRole('heading', { name: 'Languages' }));
};
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** German that comes when it is told to. */
const slowGerman = (): (() => Promise<void>) => {
  const came = Promise.withResolvers<void>();
  const bring = shellLocales.de;
  jest.spyOn(shellLocales, 'de').mockImplementation(() => came.promise.then(bring));
  return () => act(async () => came.resolve());
};

test('SC-54 a part that reads again in the new language asks in it', async () => {
  await open();
  asked.length = 0;
  await press('de');
  await expectVisible(() => screen.getByRole('heading', { name: 'Languages' }));
  expect(asked).toEqual(['de']);
});

test('SC-54 the last choice wins, however slow the texts of the one before are', async () => {
  const bring = slowGerman();
  await open();
  await press('de');
  await press('en');
  await waitFor(() => expect(told).toEqual(['en']));
  await bring();
  await act(async () => undefined);
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(told).toEqual(['en']);
});

test('SC-54 a part that comes while the language changes has the words of the new one', async () => {
  const bring = slowGerman();
  await open();
  await press('de');
  await press('more');
  await expectVisible(() => screen.getByText('Hello in en'));
  await bring();
  await expectVisible(() => screen.getByText('Hello in de'));
});

test('SC-54 that the account did not take a language is said', async () => {
  stubApi(updateLanguage, () => {
    throw new RefusedReply('unexpected', 'no');
  });
  await open();
  await press('de');
  await expectShown(/^Die Sprache konnte nicht gespeichert werden/);
  expect(document.documentElement.lang).toBe('de');
});
