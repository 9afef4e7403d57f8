import { globSync, readFileSync } from 'node:fs';
import { workspaceRoot } from '../workspace.ts';

// One spelling for each language; the specification's fixed texts give the English one.
const spellings: Readonly<Record<string, RegExp>> = {
  en: /\be-mail/i,
  it: /\be-mail/i,
  de: /\b(?:e-mail|E-mail|email|Email)\b/,
};

// What no text of a language holds: marks of quotation of another one, and a straight apostrophe in Italian.
const foreignMarks: Readonly<Record<string, RegExp>> = {
  en: /["«»„]/,
  th: /["«»„]/,
  it: /["«»„]|\p{L}'\p{L}/u,
  de: /["«»”]/,
  es: /["“”„]/,
  ru: /["“”„]/,
};

// Spanish and Italian texts speak to a friend; what was said to a stranger once does not come back.
const formal: Readonly<Record<string, RegExp>> = {
  es: /\b(?:usted|quite|puede pedirlo)\b/i,
  it: /\b(?:Lei|rimuova|[Pp]uò richiederla)\b/,
};

const bundles = (language: string): string[] =>
  globSync(`*/src/**/locales/${language}.json`, { cwd: workspaceRoot });

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replaceAll(/\{\{[^}]*\}\}/g, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

const textsWith = (language: string, wrong: RegExp): string[] => {
  const files = bundles(language);
  expect(files.length).toBeGreaterThan(7);
  return files.flatMap((file) =>
    texts(JSON.parse(readFileSync(`${workspaceRoot}/${file}`, 'utf8')))
      .filter((text) => wrong.test(text))
      .map((text) => `${file}: ${text}`),
  );
};

test.each(Object.entries(spellings))(
  'UX-18 in %s an email is spelled in one way',
  (language, other) => {
    expect(textsWith(language, other)).toEqual([]);
  },
);

test.each(Object.entries(foreignMarks))(
  'UX-18 in %s quotation marks and apostrophes are those of the language',
  (language, foreign) => {
    expect(textsWith(language, foreign)).toEqual([]);
  },
);

test('UX-18 in ru an account has one name on pages and in mails', () => {
  expect(textsWith('ru', /аккаунт/i)).toEqual([]);
});

test.each(Object.entries(formal))(
  'UX-18 in %s texts address the reader in one form',
  (language, other) => {
    expect(textsWith(language, other)).toEqual([]);
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

test.each(['en', 'de', 'it', 'es', 'ru'])(
  'UX-18 in %s no word of the three tiles of orders is broken on a phone of 360 pixels, and the three ways to sign stand beside each other',
  (language) => {
    const bundle = (remote: string) =>
      JSON.parse(
        readFileSync(`${workspaceRoot}/${remote}/src/locales/${language}.json`, 'utf8'),
      ) as { sign: Record<string, string> } & Record<string, string>;
    const orders = bundle('mfe-orders');
    // A third of such a phone holds ten letters, the width of a card two dozen beside what parts the tabs.
    const words = ['totalOrders', 'pendingOrders', 'completedOrders'].flatMap((key) =>
      (orders[key] ?? key).split(' '),
    );
    expect(words.filter((word) => word.length > 10)).toEqual([]);
    const { draw = '', type = '', upload = '' } = bundle('mfe-documents').sign;
    expect(`${draw}${type}${upload}`.length).toBeLessThanOrEqual(24);
  },
);
