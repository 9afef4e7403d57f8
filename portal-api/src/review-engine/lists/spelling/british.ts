const LISTED: ReadonlySet<string> = new Set(
  'programme programmes catalogue catalogues cheque cheques grey judgement ageing fulfil fulfils fulfilment enrol enrolment instalment instalments skilful licence licences practise practised practising practises whilst amongst learnt spelt aluminium tyre tyres kerb storey storeys cosy sceptical mould plough draught jewellery artefact artefacts manoeuvre manoeuvres dialogue analogue offence defence pretence acknowledgement sulphur maths cancelled towards'.split(
    ' ',
  ),
);

const RULES: readonly (readonly [RegExp, string])[] = [
  [/is(e[drs]?|es|ers|ing|ations?|ational|able)$/, 'iz$1'],
  [/ys(e[drs]?|es|ers|ing)$/, 'yz$1'],
  [/our/, 'or'],
  [/^(re)?(m|sm)oul(d|t)/, '$1$2ol$3'],
  [/plough/, 'plow'],
  [/eing$/, 'ing'],
  [/ement(s)?$/, 'ment$1'],
  [/ence(s)?$/, 'ense$1'],
  [/tre(s|d)?$/, 'ter$1'],
  [/ll(ed|ing|ers?|or|ors|ation|y)$/, 'l$1'],
  [/ae/, 'e'],
  [/oe/, 'e'],
  [/ogue(s|d)?$/, 'og$1'],
  [/ogu(ed|ing)$/, 'og$1'],
];

/** The American spelling of a British word; the dictionary has only that one. */
export const americanOf = (word: string): readonly string[] =>
  RULES.map(([british, american]) => word.replace(british, american)).filter(
    (form) => form !== word,
  );

/** British words that follow no rule. */
export const isBritish = (word: string): boolean => LISTED.has(word);
