import type { Currency } from '@portal/shared-contracts';
import type { FirmInvoiceDetail, InvoiceContent } from '@portal/shared-contracts/admin';
import { amountOf, typedAmount } from '@portal/shared-ui/back-office';

/** An invoice as it is typed: numbers are texts until they are sent. */
export interface InvoiceValues {
  customer: string;
  order: string | null;
  lines: readonly { text: string; quantity: string; price: string }[];
  discount: string;
  dueDay: string;
  note: string;
}

export type LineValues = InvoiceValues['lines'][number];

export const emptyLine: LineValues = { text: '', quantity: '1', price: '' };

const emptyValues: InvoiceValues = {
  customer: '',
  order: null,
  lines: [emptyLine],
  discount: '',
  dueDay: '',
  note: '',
};

/** What the form shows of a draft, or of a new invoice. */
export const valuesOf = (
  invoice: FirmInvoiceDetail | undefined,
  language: string,
): InvoiceValues => {
  if (!invoice) return emptyValues;
  const { currency, discount, dueDay, note, order, customer } = invoice;
  return {
    customer: customer.email,
    order: order?._id ?? null,
    lines: invoice.lines.map(({ text, quantity, price }) => ({
      text,
      quantity: String(quantity),
      price: typedAmount(price, currency, language),
    })),
    discount: discount > 0 ? typedAmount(discount, currency, language) : '',
    dueDay: dueDay ?? '',
    note,
  };
};

const amountOrNone = (typed: string, currency: Currency): number =>
  typed.trim() === '' ? 0 : amountOf(typed, currency);

/** What was typed as it is sent; what is no number is not a number. */
export const contentOf = (values: InvoiceValues, currency: Currency): InvoiceContent => ({
  customer: values.customer.trim(),
  order: values.order,
  lines: values.lines.map(({ text, quantity, price }) => ({
    text: text.trim(),
    quantity: /^\d+$/.test(quantity.trim()) ? Number(quantity) : Number.NaN,
    price: amountOf(price, currency),
  })),
  discount: amountOrNone(values.discount, currency),
  dueDay: values.dueDay || null,
  note: values.note.trim(),
});

/** What is to be paid, as far as it was typed. */
export const totalOf = ({ lines, discount }: InvoiceContent): number =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) - discount;

/** Paths of what is no number. */
export const wrongNumbers = ({ lines, discount }: InvoiceContent): string[] => [
  ...lines.flatMap(({ quantity, price }, index) => [
    ...(Number.isNaN(quantity) ? [`lines.${index}.quantity`] : []),
    ...(Number.isNaN(price) ? [`lines.${index}.price`] : []),
  ]),
  ...(Number.isNaN(discount) ? ['discount'] : []),
];
