import { ApiError, callApi, type Language } from '@portal/shared-contracts';
import { updateLanguage } from '@portal/shared-contracts/people';
import { usePopup } from '@portal/shared-ui';
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
import { useNewest } from './use-newest.ts';

/** The language in force with the way to change it. */
export interface LanguageSwitch {
  language: Language;
  /**
   * Loads the texts first, so that the page changes in one step; remembers the choice. The last of several wins.
   *
   * @throws ApiError when the person's account did not take it.
   */
  change: (language: Language) => Promise<void>;
}

/** Carries the language switch to the menus. */
export const LanguageContext = createContext<LanguageSwitch | null>(null);

/**
 * The language switch; that an account did not take a choice is said.
 *
 * @throws Error outside of the shell.
 */
export const useLanguage = (): LanguageSwitch => {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('The language switch lives inside the shell only.');
  const { language, change } = value;
  const { failure } = usePopup();
  return useMemo(
    () => ({ language, change: (next) => change(next).catch(failure) }),
    [language, change, failure],
  );
};

interface LanguageParts {
  i18n: i18n;
  language: Language;
}

const saveOnServer = async ({ t }: i18n, language: Language): Promise<void> => {
  if (!useSession.getState().user) return;
  updateUser({ language });
  try {
    await callApi(updateLanguage, { language });
  } catch {
    // The account goes before this device at the next start, so the choice holds until then.
    const messages = [t('shell:userMenu.languageNotSaved')];
    throw new ApiError({ code: 'unexpected', status: 0, messages });
  }
};

/** Holds the language of the page and keeps `html lang` in step with it. */
export const useLanguageSwitch = ({ i18n, language: start }: LanguageParts): LanguageSwitch => {
  const [state, setState] = useState({ language: start });
  const person = useSession(({ user }) => user?.language);
  // Before any effect inside, so that what is read again is asked for in this language.
  useLayoutEffect(() => {
    document.documentElement.lang = state.language;
  }, [state.language]);
  const begin = useNewest();
  /** False when another language was chosen meanwhile. */
  const apply = useCallback(
    async (language: Language): Promise<boolean> => {
      const isNewest = begin();
      await Promise.all([loadShellTexts(i18n, language), prepareTexts(i18n, language)]);
      // A part that was first shown while these came has the texts of before alone.
      await prepareTexts(i18n, language);
      if (!isNewest()) return false;
      // Pages learn of it by the texts, and what they read again then is asked for in this language.
      document.documentElement.lang = language;
      await i18n.changeLanguage(language);
      setState({ language });
      return true;
    },
    [i18n, begin],
  );
  const change = useCallback(
    async (language: Language) => {
      rememberLanguage(language);
      if (await apply(language)) await saveOnServer(i18n, language);
    },
    [i18n, apply],
  );
  // The person's own language wins as soon as it is known, for example after signing in.
  useEffect(() => {
    if (person && person !== i18n.language) void apply(person);
  }, [person, i18n, apply]);
  return useMemo(() => ({ ...state, change }), [state, change]);
};
