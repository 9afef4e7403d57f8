import { getDrafts, getDraftsOfOrder, uploadDraft } from '@portal/shared-contracts/documents';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { orderId, serviceId } from '../seed/orders/orders.ts';
import type { TestSite } from './create-test-app.ts';
import { uploadDocument } from './document-uploads.ts';
import type { TestClient } from './test-client.ts';

/** The service whose drafts a test is about, under each name that the calls give it. */
export const draftsPlace = (site: TestSite, key: Parameters<typeof orderId>[1] = 'writing') => {
  const id = orderId(site, key);
  return { id, orderId: id, order_id: id, serviceId: serviceId(site, 'starter', 'resume') };
};

/** The service whose drafts a test is about. */
export type DraftsPlace = ReturnType<typeof draftsPlace>;

/** The drafts as the customer's page reads them. */
export const readAsCustomer = async (client: TestClient, place: DraftsPlace) =>
  (await client.call(getDrafts, place)).body;

/** The drafts as the writer's page reads them. */
export const readAsWriter = async (client: TestClient, place: DraftsPlace) =>
  (await client.call(getDraftsOfOrder, place)).body;

/** Sends a draft with a file of each kind. */
export const sendDraft = async (writer: TestClient, place: DraftsPlace) => {
  const data = {
    dataPdf: await uploadDocument(writer, 'Draft.pdf'),
    dataWord: await uploadDocument(writer, 'Draft.docx'),
    additionalFiles: [await uploadDocument(writer, 'Extra.pdf')],
    notes: 'First try',
  };
  return writer.call(uploadDraft, { ...place, data });
};

/** What the order's page says of these drafts. */
export const draftFlags = async (customer: TestClient, place: DraftsPlace) =>
  (await customer.call(getCustomerOrder, { id: place.id })).body.order.revisionData[
    place.serviceId
  ];
