/** A language bundle as i18next reads it: texts, nested by dots of their key. */
export interface Bundle {
  readonly [key: string]: string | Bundle | readonly unknown[];
}

// `_zero` is not here: i18next takes it for nothing at all in every language, so it is a text like any other.
const PLURAL = /_(one|two|few|many|other)$/;

const flatten = (bundle: Bundle, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(bundle).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flatten(value as Bundle, `${prefix}${key}.`)],
    ),
  );

const placeholders = (text = ''): string[] => [...new Set(text.match(/\{\{[^}]+\}\}/g))];

const COUNT = '{{count}}';

/** Whether a text says the same names; a form of one may leave the number out, as “a file” does. */
const saysSameNames = (key: string, text: string, source: ReadonlyMap<string, string>): boolean => {
  const said = placeholders(text);
  const form = PLURAL.exec(key)?.[1];
  const english = (name: string) =>
    placeholders(source.get(form ? key.replace(PLURAL, name) : key));
  const needed = english('_other').filter((name) => form !== 'one' || name !== COUNT);
  const allowed = new Set([...english('_other'), ...english('_one')]);
  return needed.every((name) => said.includes(name)) && said.every((name) => allowed.has(name));
};

const pluralForms = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** What a bundle lacks beside the English one: keys, plural forms of its language, placeholders; and keys too many. */
export const missingTexts = (english: Bundle, other: Bundle, language: string): string[] => {
  const source = flatten(english);
  const target = flatten(other);
  const expected = new Set<string>();
  for (const key of source.keys()) {
    if (!PLURAL.test(key)) expected.add(key);
    else for (const form of pluralForms(language)) expected.add(key.replace(PLURAL, `_${form}`));
  }
  return [
    ...[...expected].filter((key) => !target.get(key)).map((key) => `lacks ${key}`),
    ...[...target.keys()]
      .filter((key) => !expected.has(key))
      .map((key) => `has ${key}, which English lacks`),
    ...[...expected]
      .filter((key) => target.get(key) && !saysSameNames(key, target.get(key)!, source))
      .map((key) => `${key} has other placeholders than English`),
  ];
};

const MARK = 'NOT WRITTEN YET: ';

/** A text that stands in for one that nobody has written in its language; the check of texts refuses it. */
export const unwritten = (english: string): string => `${MARK}${english}`;

/** The lines of a file that still hold such a text. */
export const unwrittenTexts = (content: string): string[] =>
  content
    .split('\n')
    .flatMap((line, at) =>
      line.includes(MARK) ? [`line ${at + 1} is not written yet: ${line.trim()}`] : [],
    );
