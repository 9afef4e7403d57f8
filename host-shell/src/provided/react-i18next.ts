/** What the shell provides of react-i18next; `tooling/src/provided-names.ts` lists the same names for builds. */
export { getI18n, I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
