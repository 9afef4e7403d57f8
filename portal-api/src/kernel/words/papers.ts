import type { Language } from '@portal/shared-contracts';
import { say, type WordParams } from './bundles.ts';

/** Every word on printed invoices, receipts and contracts, with what it names; the words stand in the six bundles. */
export const papers = {
  invoice: [],
  receipt: [],
  number: [],
  date: [],
  customer: [],
  email: [],
  status: [],
  due: [],
  'paid-on': [],
  reference: [],
  discount: [],
  total: [],
  refunded: [],
  'status-unpaid': [],
  'status-paid': [],
  'status-refunded': [],
  'status-partially-refunded': [],
  'status-void': [],
  'made-at-provider': [],
  'lost-dispute': [],
  package: [],
  order: [],
  signed: ['moment', 'name'],
  'text-digest': [],
  'signature-digest': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PaperWord = keyof typeof papers;

type Rest<W extends PaperWord> = (typeof papers)[W] extends readonly []
  ? []
  : [params: Readonly<Record<(typeof papers)[W][number], string>>];

/** The words of papers in one language. */
export const paperWords =
  (language: Language) =>
  <W extends PaperWord>(word: W, ...[params]: Rest<W>): string =>
    say(`portal:papers.${word}`, language, params as WordParams | undefined);
