import type { Language } from '@portal/shared-contracts';

/**
 * How each language says that something was done by nobody. English leaves out what is an honour to have
 * done to oneself: was promoted, was awarded, was chosen.
 */
export const PASSIVE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<!\p{L})(?:were\s+(?:\p{L}+ly\s+)?|(?:was|been|is being|are being)\s+(?:\p{L}+ly\s+)?(?!promoted|awarded|selected|named|nominated|elected|recognised|recognized|chosen|invited))(?!based|located|interested|involved|responsible)(?:\p{Ll}{2,}ed|built|written|made|given|held|taken|done|sent|sold|driven|led|run|kept|found|brought|taught|set up|cut|put|drawn|shown|thrown|grown|known|seen|chosen|worn|torn|broken|spoken|stolen|frozen|hidden|eaten|beaten|bought|caught|fought|sought|lent|spent|left|lost|met|paid|read|shut|split|spread|struck|swept|told|understood|undertaken|overseen|overspent|underspent|laid|fed|bred|bound|wound|ground|hung|dug|sung|sunk|stuck|won|woven|shaken|rewritten|rebuilt|remade|redrawn|redone|resold|withdrawn|proven|mown|sewn|sawn|hewn)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|(?:be|er|ver|ent|zer|über|unter|hinter|wider|miss)\p{Ll}{2,}(?:t|en)|\p{Ll}+iert)\sworden(?!\p{L})|(?<!\p{L})(?:konnten?|mussten?)\s(?:[^.,;]{0,60}?\s)?(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|(?:be|er|ver|ent|zer|über|unter|hinter|wider|miss)\p{Ll}{2,}(?:t|en)|\p{Ll}+iert)\swerden(?!\p{L})|(?<!\p{L})(?:wurden?|worden)\s(?:[^.,;]{0,60}?\s)?(?:ge\p{Ll}{2,}(?:t|en)|\p{Ll}+ge\p{Ll}{2,}(?:t|en)|(?:be|er|ver|ent|zer|über|unter|hinter|wider|miss)\p{Ll}{2,}(?:t|en)|\p{Ll}+iert)(?!\p{L})/giu,
  es: /(?<=^|[.;:]\s)Se\s(?!encargaron|incorporaron|dedicaron|unieron|convirtieron)\p{Ll}{2,}(?:aron|ieron)(?!\p{L})|(?<!\p{L})(?:fue|fueron|fui|era|eran|ha sido|han sido|había sido)\s+(?:\p{L}+mente\s+)?(?:\p{Ll}{2,}(?:ad|id)|\p{Ll}*(?:hech|resuelt|vuelt|escrit|puest|abiert|cubiert|vist|dich|impres))[oa]s?(?!\p{L})/giu,
  it: /(?<!\p{L})(?:è stato|è stata|sono stati|sono state|veniva|venivano|venne|vennero|viene|vengono|fu|furono)\s+(?:\p{L}+mente\s+)?(?:\p{Ll}{2,}(?:at|it|ut|tt|lt|unt|ert|ort)|pres|\p{Ll}+(?:pres|ost|ius|clus|vis|ddiviso))[oaie](?!\p{L})/giu,
  ru: /(?<!\p{L})(?:был|была|было|были)\s+(?:\p{L}+о\s+)?(?:\p{Ll}{3,}(?:ан|ана|ано|аны|ен|ена|ено|ены|ён|ят|ята|ято|яты|нята|нято|няты)|\p{Ll}{2,}крыт[аоы]?)(?!\p{L})/giu,
};
