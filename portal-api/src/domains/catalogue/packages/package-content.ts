import type { Currency } from '@portal/shared-contracts';
import type { PackageContent, PackageField } from '@portal/shared-contracts/admin';
import { cleanOfferHtml } from './offer-html.ts';
import type { PackageRecord } from './packages.repository.ts';

/** Who changed a field last, and at which version of the row. */
export interface FieldChange {
  version: number;
  by: string | null;
  at: string;
}

/** The last change of each field that was ever changed. */
export type FieldChanges = Partial<Record<PackageField, FieldChange>>;

/** The same content with nothing in it that could run. */
export const cleanContent = <C extends Partial<PackageContent>>(content: C): C =>
  content.descriptionHtml === undefined
    ? content
    : { ...content, descriptionHtml: cleanOfferHtml(content.descriptionHtml) };

/** What is edited of a package, with what its price is in. */
export type PricedContent = PackageContent & { currency: Currency };

/** A published version in the form in which it is edited. */
export const contentOf = (record: PackageRecord): PricedContent => ({
  name: record.packageName,
  priceMinor: record.priceMinor,
  currency: record.currency,
  description: record.description,
  descriptionHtml: record.descriptionHtml,
  contractId: record.contract_id,
  survey: record.surveyDetails,
  downloadables: record.packageDownloadables.map(({ title, data }) => ({ title, key: data.key })),
  isPurchasable: record.purchasable,
  position: record.position,
  services: record.packageServices.map(({ serviceName, serviceModules }) => ({
    name: serviceName,
    modules: serviceModules.map(({ id, title }) => ({ id, title })),
  })),
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two contents differ. */
export const differingFields = (
  before: PackageContent,
  after: Partial<PackageContent>,
): PackageField[] =>
  (Object.keys(after) as PackageField[]).filter((field) => !isSame(before[field], after[field]));

/** What differs between two contents, for the audit log. */
export const fieldsOf = (
  content: PackageContent,
  fields: readonly PackageField[],
): Record<string, unknown> => Object.fromEntries(fields.map((field) => [field, content[field]]));
