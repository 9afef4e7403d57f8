import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@portal/shared-contracts';
import { chosenLanguage, rememberLanguage, startLanguage } from './choose-start-language.ts';
import { createI18n, loadShellTexts } from './create-i18n.ts';

const browser = ['fr-FR', 'it-IT', 'de'];

test('SC-54 the language is the person’s, else the chosen, else the browser’s, else the site’s', () => {
  expect(startLanguage({ person: 'th', chosen: 'ru', browser, site: 'es' })).toBe('th');
  expect(startLanguage({ person: null, chosen: 'ru', browser, site: 'es' })).toBe('ru');
  expect(startLanguage({ person: null, chosen: undefined, browser, site: 'es' })).toBe('it');
  expect(startLanguage({ person: null, chosen: 'xx', browser: ['fr'], site: 'es' })).toBe('es');
});

test('SC-54 the choice is remembered on the device', () => {
  rememberLanguage('ru');
  expect(chosenLanguage()).toBe('ru');
  expect(chosenLanguage('a=1; portal_language=de; b=2')).toBe('de');
  expect(chosenLanguage('my_portal_language=de')).toBeUndefined();
});

test('SC-54 only the start language is loaded, another when it is chosen', async () => {
  const i18n = await createI18n('de', { textOverrides: {} });
  expect(i18n.t('shell:login.submit')).toBe('Anmelden');
  expect(i18n.hasResourceBundle('ru', 'shell')).toBe(false);
  await loadShellTexts(i18n, 'ru');
  await i18n.changeLanguage('ru');
  expect(i18n.t('shell:login.submit')).toBe('Войти');
});

test('SC-54 numbers in texts are written as each language writes them', async () => {
  const i18n = await createI18n('de', { textOverrides: {} });
  expect(i18n.t('ui:found', { count: 10_000 })).toBe('10.000 Treffer');
  await loadShellTexts(i18n, 'en');
  await i18n.changeLanguage('en');
  expect(i18n.t('ui:found', { count: 10_000 })).toBe('10,000 matches');
  expect(i18n.t('ui:upload.retry', { name: 'Résumé & Co.pdf' })).toBe('Retry Résumé & Co.pdf');
});

test('HS-06 a firm’s own wording wins, in its language only; a missing one falls back', async () => {
  const textOverrides = {
    de: {
      'login.title': 'Willkommen bei uns',
      'shell:login.submit': 'Hinein',
      'ui:retry': 'Nochmal',
      'no.such': 'x',
    },
  };
  const i18n = await createI18n('de', { textOverrides });
  expect(i18n.t('shell:login.title')).toBe('Willkommen bei uns');
  expect(i18n.t('shell:login.submit')).toBe('Hinein');
  expect(i18n.t('ui:retry')).toBe('Nochmal');
  expect(i18n.t('shell:login.forgot')).toBe('Passwort vergessen?');
  expect(i18n.t('shell:no.such')).toBe('no.such');
  await loadShellTexts(i18n, 'it');
  expect(i18n.getResource('it', 'shell', 'login.title')).toBe('Accedi');
});

const folder = join(__dirname, '../locales');
const flatten = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, child]) =>
        flatten(child, path ? `${path}.${key}` : key),
      );
const read = (language: string) =>
  new Map(flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))));
const PLURAL = /_(zero|one|two|few|many|other)$/;

test.each(languages)(
  'SC-54 the bundle %s has every text with the same placeholders and its plural forms',
  (language) => {
    const [english, own] = [read('en'), read(language)];
    const base = (keys: Iterable<string>) =>
      [...new Set([...keys].map((key) => key.replace(PLURAL, '')))].sort();
    expect(base(own.keys())).toEqual(base(english.keys()));
    const holes = (text: string | undefined) =>
      [...(text ?? '').matchAll(/{{(\w+)}}/g)].map((match) => match[1]).sort();
    for (const [key, text] of english) {
      if (!PLURAL.test(key)) expect([key, holes(own.get(key))]).toEqual([key, holes(text)]);
    }
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of [...english.keys()].filter((name) => name.endsWith('_other'))) {
      for (const form of needed) expect(own.has(key.replace(PLURAL, `_${form}`))).toBe(true);
    }
  },
);

test('SC-54 there are six bundles and no seventh', () => {
  expect(readdirSync(folder).sort()).toEqual(
    languages.map((language) => `${language}.json`).sort(),
  );
});
