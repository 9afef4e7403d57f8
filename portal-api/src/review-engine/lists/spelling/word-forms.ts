import type { Language } from '@portal/shared-contracts';
import { WORK_WORDS } from './work-words.data.ts';
import type { WordList } from './word-list.ts';

// Dictionaries leave out many regular forms; what remains without these ends is asked for.
const ENDS: Readonly<Partial<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>>> =
  {
    en: [
      [/ies$/, ['y']],
      [/es$/, ['', 'e']],
      // "deliverys" is no form of "delivery".
      [/(?<![^aeiou]y)s$/, ['']],
      [/ly$/, ['', 'le']],
    ],
    es: [
      // "Chocolatería", where chocolate is made.
      [/erías?$/, ['e', 'o', 'a', 'ero']],
      // "Repostajes" are made from "repostar", "boletaje" of "boletas".
      [/ajes?$/, ['ar', 'a', 'o', 'e', '']],
      [/ciones$/, ['ción']],
      [/aci(?:ón|ones)$/, ['ar']],
      // Whoever is at the "recepción" may "recepcionar".
      [/ion(?:ar|é|ó|aba|aban|amos|aron|ando|ad[oa]s?)$/, ['ión']],
      // "Chivito" and "barranquillo" are small ones.
      [/(?:it|ill)[oa]s?$/, ['o', 'a', '']],
      // Who works with it, or where it is kept: "vitralista" of "vitral", "cancelero" of "cancela".
      [/(?:ist[ao]|er[oa])s?$/, ['a', 'o', 'e', '']],
      [/ad[oa]s?$/, ['ar']],
      [/adurías?$/, ['ar']],
      [/oras?$/, ['or']],
      // "Variadores" are made from "variar".
      [/adore?s?$|adoras?$/, ['ar']],
      // "Bailaores" and "tocaores" are said of flamenco.
      [/aor(?:es|as?)?$/, ['ar']],
      [/edore?s?$|edoras?$/, ['er']],
      [/idore?s?$|idoras?$/, ['ir']],
      [/ces$/, ['z']],
      // "Transacciónes" is no form of "transacción".
      [/(?<![áéíóú]n)es$/, ['', 'e']],
      [/s$/, ['']],
      [/mente$/, ['']],
      [/[ao]s?$/, ['o', 'a']],
    ],
    ru: [
      // "Обмерял" is done again and again what "обмерил" is done once.
      [/ял(?=[аио]?$)/, ['ил']],
      [/ять$/, ['ить']],
      // "Паркетаж" of "паркет".
      [/аж(?:а|у|ом|е|и|ей|ами|ах)?$/, ['', 'а', 'овать']],
      // Who does it: "комплектовщик" of "комплектовка", "сметчик" of "смета".
      [/(?<=ов)щик(?:а|у|ом|е|и|ов|ам|ами|ах)?$/, ['ка', 'ать']],
      [/(?<=[тд])чик(?:а|у|ом|е|и|ов|ам|ами|ах)?$/, ['а', 'ка']],
      [
        /(?:ов|ев|ы|и|а|я|у|ю|ом|ем|ам|ям|ами|ями|ах|ях|е|ей|ой|ою)$/,
        ['', 'а', 'я', 'ь', 'о', 'е'],
      ],
      // "Анестезий" of "анестезия", "решений" of "решение".
      [/ий$/, ['ия', 'ие']],
      [/(?:ая|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ой|ую|юю|ых|их|ыми|ими)$/, ['ый', 'ий', 'ой']],
    ],
  };

// Prefixes that make words nobody lists.
const BEFORE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:re|un|co|pre|non|multi|inter|micro|over|under|sub|mis|out|auto|cross|post|anti|semi|super|tele|bio|hydro|photo)/,
  es: /^(?:re|co|uni|bi|tri|mono|poli|pre|pos|multi|inter|micro|macro|sub|auto|anti|semi|super|tele|bio|hidro|foto|video|ciber|euro|des)/,
  ru: /^(?:пере|пред|мульти|меж|микро|под|авто|анти|супер|теле|био|гидро|фото|видео|кибер|не|до|рас|об|от|вы|за|при|про|со|соц|веб|интернет)/,
};

// Terms of medicine and science are made of parts that no dictionary has all of.
const TERM: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:ology|ologist|ologists|ectomy|oscopy|otomy|ostomy|itis|graphy)$/,
  es: /(?:ología|ologías|ólogo|ólogos|óloga|ólogas|ológic[oa]s?|ectomía|oscopia|otomía|itis|grafía|terapia)$/,
  ru: /(?:логи[яиейю]|лог[аиу]?|ологическ\p{L}+|скопи[яиейю]|терапи[яиейю]|графи[яиейю])$/u,
};

const SHORTEST = 4;

const works = new Map(
  Object.entries(WORK_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Whether a word that no dictionary has is a regular form of one that it has, or a word of working life. */
export const isFormOfKnown = (word: string, words: WordList, language: Language): boolean => {
  const ofWork = works.get(language);
  const has = (form: string): boolean =>
    form.length >= SHORTEST && (words.has(form) || ofWork?.has(form) === true);
  if (has(word) || TERM[language]?.test(word)) return true;
  const forms = (ENDS[language] ?? []).flatMap(([end, stems]) =>
    end.test(word) ? stems.map((stem) => word.replace(end, stem)) : [],
  );
  if (forms.some(has)) return true;
  const rest = word.replace(BEFORE[language] ?? /^$/, '');
  return (
    rest !== word && [rest, ...forms.map((form) => form.replace(BEFORE[language]!, ''))].some(has)
  );
};
