import { callApi, type Language } from '@portal/shared-contracts';
import { updateLanguage } from '@portal/shared-contracts/people';
import { prepareTexts } from '@portal/shared-ui/texts';
import type { i18n } from 'i18next';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { updateUser, useSession } from '../session/session-store.ts';
import { rememberLanguage } from './choose-start-language.ts';
import { loadShellTexts } from './create-i18n.ts';

/** The language in force with the way to change it. */
export interface LanguageSwitch {
  language: Language;
  /** Loads the texts first, so that the page changes in one step; remembers the choice. */
  change: (language: Language) => Promise<void>;
}

/** Carries the language switch to the menus. */
export const LanguageContext = createContext<LanguageSwitch | null>(null);

/**
 * The language switch.
 *
 * @throws Error outside of the shell.
 */
export const useLanguage = (): LanguageSwitch => {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('The language switch lives inside the shell only.');
  return value;
};

interface LanguageParts {
  i18n: i18n;
  language: Language;
}

const saveOnServer = async (language: Language): Promise<void> => {
  if (!useSession.getState().user) return;
  updateUser({ language });
  // The choice already holds on this device; a failed call only leaves other devices as they were.
  await callApi(updateLanguage, { language }).catch(() => undefined);
};

/** Holds the language of the page and keeps `html lang` in step with it. */
export const useLanguageSwitch = ({ i18n, language: start }: LanguageParts): LanguageSwitch => {
  const [state, setState] = useState({ language: start });
  const person = useSession(({ user }) => user?.language);
  // Before any effect inside, so that what is read again is asked for in this language.
  useLayoutEffect(() => {
    document.documentElement.lang = state.language;
  }, [state.language]);
  const apply = useCallback(
    async (language: Language) => {
      await Promise.all([loadShellTexts(i18n, language), prepareTexts(i18n, language)]);
      await i18n.changeLanguage(language);
      setState({ language });
    },
    [i18n],
  );
  const change = useCallback(
    async (language: Language) => {
      rememberLanguage(language);
      await apply(language);
      await saveOnServer(language);
    },
    [apply],
  );
  // The person's own language wins as soon as it is known, for example after signing in.
  useEffect(() => {
    if (person && person !== i18n.language) void apply(person);
  }, [person, i18n, apply]);
  return useMemo(() => ({ ...state, change }), [state, change]);
};
