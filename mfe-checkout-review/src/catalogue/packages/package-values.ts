import { type Currency, toMajor, toMinor } from '@portal/shared-contracts';
import type { PackageContent, PackageField } from '@portal/shared-contracts/admin';
import { amountOf, typedAmount } from '@portal/shared-ui/back-office';

/** A package with what its price is in. */
export type PricedContent = PackageContent & { currency: Currency };

/** A package as it is typed: numbers are texts until they are sent. */
export interface PackageValues extends Omit<PricedContent, 'priceMinor' | 'position'> {
  priceMinor: string;
  position: string;
}

/** A service as it is typed. */
export type ServiceValues = PackageValues['services'][number];

/** The fields in the order of the form. */
const packageFields = [
  'name',
  'priceMinor',
  'currency',
  'description',
  'descriptionHtml',
  'contractId',
  'survey',
  'downloadables',
  'isPurchasable',
  'position',
  'services',
] as const satisfies readonly PackageField[];

/** A new package before anything was typed. */
export const emptyContent: PackageContent = {
  name: '',
  priceMinor: 0,
  description: '',
  descriptionHtml: '',
  contractId: null,
  survey: null,
  downloadables: [],
  isPurchasable: true,
  position: 0,
  services: [{ name: '', modules: [] }],
};

/** What the form shows of a package. */
export const valuesOf = (content: PricedContent, language: string): PackageValues => ({
  ...content,
  priceMinor: typedAmount(
    toMajor(content.priceMinor, content.currency),
    content.currency,
    language,
  ),
  position: String(content.position),
});

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim()));

/** What was typed as it is sent; a price or place that is no number is not. */
export const contentOf = (values: PackageValues): PricedContent => ({
  ...values,
  priceMinor: toMinor(amountOf(values.priceMinor, values.currency), values.currency),
  position: numberOf(values.position),
  survey: values.survey?.trim() ? values.survey.trim() : null,
});

/** The fields in which what was typed differs from what the server has. */
export const changedFields = (before: PackageContent, after: PackageContent): PackageField[] =>
  packageFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** The fields of numbers that hold none. */
export const wrongNumbers = ({ priceMinor, position }: PackageContent): PackageField[] => [
  ...(Number.isFinite(priceMinor) ? [] : (['priceMinor'] as const)),
  ...(Number.isInteger(position) ? [] : (['position'] as const)),
];

/** The field of the form at which a refusal such as `services.0.name` stands. */
export const fieldOfPath = (path: string): PackageField | undefined =>
  packageFields.find((field) => path === field || path.startsWith(`${field}.`));
