import { languageNames } from '../../../language/language-names.ts';
import type { Reworded } from './rewordings.ts';

/** The language by its own name. */
export const nameOfLanguage = (language: string): string =>
  languageNames.find(([code]) => code === language)?.[1] ?? language;

/** A text by its language and its name. */
export const labelOfText = ({ language, name }: Reworded): string =>
  `${nameOfLanguage(language)}, ${name}`;
