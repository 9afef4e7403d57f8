import type { FoundThing } from '@portal/shared-contracts/admin';
import { type NumberRange, numbersBeginning } from '../../../kernel/finding/beginnings.ts';
import type { Finder } from '../../../kernel/finding/finder.ts';
import { printedNumber } from './present-invoice.ts';
import {
  type FoundInvoiceRow,
  invoicesNumberedLike,
  invoicesOfBuyers,
} from '../finding/finding.repository.ts';

// As it is printed, or without what stands before the number.
const NUMBER = /^#?(?:inv-?)?(0*)([1-9]\d{0,8})$/i;

// Numbers are printed with five digits: `0001` is 1, or how 00010 to 00019 begin.
const printedBeginning = (zeros: string, digits: string): NumberRange[] => {
  const number = Number(digits);
  const left = Math.max(0, 5 - zeros.length - digits.length);
  const more = { from: number * 10 ** left, to: (number + 1) * 10 ** left - 1 };
  return left > 0 ? [{ from: number, to: number }, more] : [more];
};

const toFound = ({ id, number, title, buyer }: FoundInvoiceRow): FoundThing => ({
  kind: 'invoice',
  _id: id,
  title: number === null ? title : printedNumber(number),
  about: [buyer, number === null ? '' : title].filter(Boolean).join(' · '),
});

/** Invoices by how their number, or the name or address of whom they are for begins; the newest first. */
export const findInvoices: Finder = {
  area: 'money',
  find: async ({ db }, { text, people, most }) => {
    const [, zeros = '', digits = ''] = NUMBER.exec(text) ?? [];
    const ranges = zeros ? printedBeginning(zeros, digits) : numbersBeginning(digits);
    const numbered = digits ? await invoicesNumberedLike(db, ranges, most) : [];
    const own = await invoicesOfBuyers(
      db,
      people.map(({ id }) => id),
      most,
    );
    const rows = new Map([...numbered, ...own].map((row) => [row.id, row]));
    return [...rows.values()].slice(0, most).map(toFound);
  },
};
