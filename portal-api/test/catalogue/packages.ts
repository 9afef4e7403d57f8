import {
  createPackage,
  type EditedPackage,
  type PackageContent,
  publishPackage,
} from '@portal/shared-contracts/admin';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { questionnaireId } from '../../seed/packages.data.ts';
import { newAttempt } from '../money/idempotency.ts';
import { sandboxCard } from '../money/sandbox-card.ts';
import type { TestClient } from '../test-client.ts';

/** A service that can be finished. */
export const coverLetter: PackageContent['services'][number] = {
  name: 'Cover Letter',
  modules: [
    { id: questionnaireId.coverLetter('northwind'), title: 'The position you want' },
    { id: 'revision_process', title: 'Drafts' },
    { id: 'final_document', title: 'Final documents' },
  ],
};

/** A package that can be published. */
export const letterPackage = (name: string): PackageContent => ({
  name,
  priceMinor: 12_345,
  description: 'A letter that is read.',
  descriptionHtml: '<p onclick="x()">Read<script>x()</script></p>',
  contractId: null,
  survey: null,
  downloadables: [],
  isPurchasable: true,
  position: 7,
  services: [coverLetter],
});

/** Drafts a package. */
export const draftPackage = async (
  admin: TestClient,
  name: string,
  changes: Partial<PackageContent> = {},
): Promise<EditedPackage> =>
  (await admin.call(createPackage, { ...letterPackage(name), ...changes })).body.package;

/** Drafts and publishes one. */
export const sellPackage = async (admin: TestClient, name: string): Promise<EditedPackage> => {
  const { _id: id, version: baseVersion } = await draftPackage(admin, name);
  return (await admin.call(publishPackage, { id, baseVersion })).body.package;
};

/** Buys a package with a card that works; the order's id, or nothing. */
export const buyPackage = async (customer: TestClient, id: string): Promise<string> => {
  const payment = await sandboxCard(customer);
  const input = { payment, package_subscribed: id };
  const { body } = await customer.call(placeOrder, input, newAttempt());
  return body.order_id ?? '';
};
