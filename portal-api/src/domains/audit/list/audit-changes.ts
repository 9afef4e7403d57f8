import { currency as currencies, type Language, toMajor } from '@portal/shared-contracts';
import type { AuditItem } from '@portal/shared-contracts/admin';
import { formatMoney } from '@portal/shared-contracts/money';
import type { Site } from '../../../kernel/site.ts';
import { say } from '../../../kernel/words/bundles.ts';
import type { AuditRow } from '../audit.repository.ts';
import { type NameOf, PEOPLE } from './audit-names.ts';

/** What the values of a row are worded for. */
export interface Wording {
  language: Language;
  site: Pick<Site, 'settings'>;
  nameOf: NameOf;
  /** The row that a row took back. */
  takenBy: (row: AuditRow) => AuditRow | undefined;
}

type Values = Readonly<Record<string, unknown>>;

const MINOR = /(?:_minor|Minor)$/;
const LONGEST = 200;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valuesOf = (value: unknown): Values => (isValues(value) ? value : {});

// A round price is said without its zeros.
const moneyOf = (amount: number, { language, site }: Wording): string =>
  formatMoney(amount, site.settings.currency, language).replace(/[.,]0+(?!\d)/, '');

const textOf = (field: string, value: unknown, wording: Wording): string => {
  const { language, site } = wording;
  if (value === null || value === undefined || value === '')
    return say('portal:audit.values.nothing', language);
  if (typeof value === 'boolean') return say(`portal:audit.values.${value}`, language);
  if (typeof value === 'number' && MINOR.test(field))
    return moneyOf(toMajor(value, currencies.parse(site.settings.currency)), wording);
  if (typeof value === 'number' && /price|amount/i.test(field)) return moneyOf(value, wording);
  const name = PEOPLE.has(field) ? wording.nameOf('person', String(value)) : undefined;
  const text = name ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** What a row says to have changed, value by value, as people read it. */
export const changesOf = (
  { before, after }: Pick<AuditRow, 'before' | 'after'>,
  wording: Wording,
): AuditItem['changes'] => {
  const [former, latter] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...Object.keys(former), ...Object.keys(latter)])]
    .filter((field) => JSON.stringify(former[field]) !== JSON.stringify(latter[field]))
    .map((field) => ({
      field: PEOPLE.get(field) ?? field.replace(MINOR, ''),
      before: textOf(field, former[field], wording),
      after: textOf(field, latter[field], wording),
    }));
};
