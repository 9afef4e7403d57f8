import { chooseLanguage, languages, type Language } from '@portal/shared-contracts';

const COOKIE = 'portal_language';
const YEAR = 365 * 86_400;

/** The language chosen on this device, if one was; a cookie, so that the server's page has it too. */
export const chosenLanguage = (cookies: string = document.cookie): string | undefined =>
  new RegExp(`(?:^|; )${COOKIE}=([a-z]{2})`).exec(cookies)?.[1];

/** Remembers the choice on this device. */
export const rememberLanguage = (language: Language): void => {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
};

/** The first language of the page: the person's, the device's choice, the browser's, the site's. */
export const startLanguage = (sources: {
  person: Language | null | undefined;
  chosen: string | undefined;
  browser: readonly string[];
  site: Language;
}): Language => {
  const browser = sources.browser.find((tag) =>
    (languages as readonly string[]).includes(tag.toLowerCase().split('-')[0] ?? ''),
  );
  return chooseLanguage(sources.person, sources.chosen, browser, sources.site);
};
