import type { FoundThing } from '@portal/shared-contracts/admin';
import { numbersBeginning } from '../../../kernel/finding/beginnings.ts';
import type { Finder } from '../../../kernel/finding/finder.ts';
import { type FoundOrderRow, ordersNumberedLike, ordersOfCustomers } from './finding.repository.ts';

// A number is found with or without what is printed before it; where that is typed, it must be the order's own.
const NUMBER = /^([A-Z\d-]*?)([1-9]\d{0,8})$/i;

const readNumber = (text: string, ofFirm: string): { prefix: string; digits: string } => {
  const typed = text.replace(/^#/, '').toLowerCase();
  const own = ofFirm.toLowerCase();
  // Digits in what the firm prints before its numbers would be taken for the number.
  const rest = own && typed.startsWith(own) ? typed.slice(own.length) : '';
  if (/^[1-9]\d{0,8}$/.test(rest)) return { prefix: own, digits: rest };
  const [, prefix = '', digits = ''] = NUMBER.exec(typed) ?? [];
  return { prefix, digits };
};

const toFound = (row: FoundOrderRow): FoundThing => ({
  kind: 'order',
  _id: row.id,
  title: `#${row.number_prefix}${row.number}`,
  about: [row.customer, row.package_name].filter(Boolean).join(' · '),
});

/** Orders by how their number, or the name or address of their customer begins; the newest first. */
export const findOrders: Finder = {
  area: 'orders',
  find: async ({ db, site }, { text, people, most }) => {
    const { prefix, digits } = readNumber(text, site.settings.orderPrefix);
    const numbered = digits
      ? await ordersNumberedLike(db, { prefix, ranges: numbersBeginning(digits), most })
      : [];
    const own = await ordersOfCustomers(
      db,
      people.map(({ id }) => id),
      most,
    );
    const rows = new Map([...numbered, ...own].map((row) => [row.id, row]));
    return [...rows.values()].slice(0, most).map(toFound);
  },
};
