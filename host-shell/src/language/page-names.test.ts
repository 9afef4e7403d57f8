import { languages, type Language } from '@portal/shared-contracts';
import { ownPages } from '../routing/own-pages.ts';
import { createI18n } from './create-i18n.ts';

const nameIn = async (language: Language): Promise<string> =>
  (await createI18n(language, { textOverrides: {} })).t('shell:titles.settings');

test('HS-48 Settings, the fifteenth page name, is worded in six languages though no page has it yet', async () => {
  expect(await nameIn('en')).toBe('Settings');
  expect(new Set(await Promise.all(languages.map(nameIn))).size).toBe(languages.length);
  expect(ownPages.map(({ path }) => path)).not.toContain('/settings');
});
