/** What can be found, with what its sentence names and whether it says what to do; the words are `health.<code>`. */
export const healthCodes = {
  'part-works': { params: ['devices', 'part', 'works'], hasTodo: true },
  'part-unseen': { params: ['part'], hasTodo: false },
  'part-off': { params: ['part'], hasTodo: false },
  'part-taken': { params: ['part'], hasTodo: false },
  'mail-well': { params: [], hasTodo: false },
  'mail-unsent': { params: ['number'], hasTodo: true },
  'mail-late': { params: ['number'], hasTodo: true },
  'providers-well': { params: [], hasTodo: false },
  'providers-own': { params: ['host'], hasTodo: false },
  'providers-refused': { params: [], hasTodo: true },
  'providers-sandbox': { params: [], hasTodo: true },
  'jobs-well': { params: [], hasTodo: false },
  'jobs-late': { params: [], hasTodo: true },
  'storage-well': { params: ['most', 'used'], hasTodo: false },
  'storage-full': { params: ['most', 'used'], hasTodo: true },
  'domains-well': { params: ['number'], hasTodo: false },
  'domains-lost': { params: ['hosts'], hasTodo: true },
  'domains-ending': { params: ['hosts'], hasTodo: true },
  'books-well': { params: [], hasTodo: false },
  'books-differ': { params: ['number'], hasTodo: true },
  'books-open': { params: ['disputed', 'refunds'], hasTodo: true },
} as const satisfies Readonly<Record<string, { params: readonly string[]; hasTodo: boolean }>>;

/** What was found of a topic or a part. */
export type HealthCode = keyof typeof healthCodes;
