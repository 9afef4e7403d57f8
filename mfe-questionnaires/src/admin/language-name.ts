import { usePortal } from '@portal/shared-contracts/react';

/** What a language is called in the language of the page. */
export const useLanguageName = (): ((language: string) => string) => {
  const { language: reader } = usePortal();
  const names = new Intl.DisplayNames([reader], { type: 'language' });
  return (language) => names.of(language) ?? language;
};
