/** The firm's own wording: language, then `namespace:key`, then text. */
export type Overrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What is reworded and not saved yet; nothing in place of a text is the portal's own wording again. */
type Rewordings = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** One text that is reworded. */
export interface Reworded {
  language: string;
  name: string;
}

const SETTING = 'textOverrides';

/** No text is reworded. */
export const NO_REWORDING = '{}';

const read = (typed: unknown): Rewordings =>
  typeof typed === 'string' && typed !== '' ? (JSON.parse(typed) as Rewordings) : {};

/** The path of one text, as a save sends it. */
export const pathOfText = ({ language, name }: Reworded): string =>
  [SETTING, language, name].join('.');

/** The text of a path; the name of a text has dots of its own. */
export const textOfPath = (path: string): Reworded | undefined => {
  const [setting, language, ...rest] = path.split('.');
  if (setting !== SETTING || language === undefined || rest.length === 0) return undefined;
  return { language, name: rest.join('.') };
};

/** What is typed with one more text reworded. */
export const withRewording = (
  typed: unknown,
  { language, name }: Reworded,
  text: string | null,
): string => {
  const all = read(typed);
  return JSON.stringify({ ...all, [language]: { ...all[language], [name]: text } });
};

/** What is typed without one text. */
export const withoutRewording = (typed: unknown, { language, name }: Reworded): string => {
  const all = read(typed);
  const { [name]: _gone, ...texts } = all[language] ?? {};
  const { [language]: _former, ...others } = all;
  return JSON.stringify(Object.keys(texts).length > 0 ? { ...others, [language]: texts } : others);
};

/** The stored wording as it is with what is typed. */
export const layOver = (stored: Overrides, typed: unknown): Overrides => {
  const rewordings = read(typed);
  const languages = new Set([...Object.keys(stored), ...Object.keys(rewordings)]);
  return Object.fromEntries(
    [...languages].map((language) => {
      const texts = { ...stored[language], ...rewordings[language] };
      const own = Object.entries(texts).filter(([, text]) => text !== null);
      return [language, Object.fromEntries(own) as Record<string, string>];
    }),
  );
};

/** What differs from the stored wording, text by text: two people who reword two texts do not meet (BO-114). */
export const changedTexts = (stored: Overrides, typed: unknown): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(read(typed)).flatMap(([language, texts]) =>
      Object.entries(texts)
        .filter(([name, text]) => text !== (stored[language]?.[name] ?? null))
        .map(([name, text]) => [pathOfText({ language, name }), text]),
    ),
  );
