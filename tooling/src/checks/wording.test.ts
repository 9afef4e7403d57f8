import { globSync, readFileSync } from 'node:fs';
import { workspaceRoot } from '../workspace.ts';

// One spelling for each language; the specification's fixed texts give the English one.
const spellings: Readonly<Record<string, RegExp>> = {
  en: /\be-mail/i,
  it: /\be-mail/i,
  de: /\b(?:e-mail|E-mail|email|Email)\b/,
};

const bundles = (language: string): string[] =>
  globSync(`*/src/**/locales/${language}.json`, { cwd: workspaceRoot });

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replaceAll(/\{\{[^}]*\}\}/g, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

test.each(Object.entries(spellings))(
  'UX-18 in %s an email is spelled in one way',
  (language, other) => {
    const files = bundles(language);
    expect(files.length).toBeGreaterThan(7);
    const found = files.flatMap((file) =>
      texts(JSON.parse(readFileSync(`${workspaceRoot}/${file}`, 'utf8')))
        .filter((text) => other.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  },
);

test.each(['en', 'de', 'it', 'es', 'ru', 'th'])(
  'UX-18 in %s a percentage stands as its language writes it, and never alone on the next line',
  (language) => {
    const wrong = /^(?:en|it|th)$/.test(language) ? /\}\}\s%/ : /\}\} ?%/;
    const files = globSync(`{mfe-*,host-shell}/src/locales/${language}.json`, {
      cwd: workspaceRoot,
    });
    const found = files.filter((file) =>
      wrong.test(readFileSync(`${workspaceRoot}/${file}`, 'utf8')),
    );
    expect(found).toEqual([]);
  },
);
