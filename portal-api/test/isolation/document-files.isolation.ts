import type { StoredFile } from '@portal/shared-contracts';
import {
  downloadContract,
  finalizeDrafts,
  getContract,
  getDrafts,
  getDraftsOfOrder,
  getFinalDocument,
  getFinalDocumentOfOrder,
  getLinkedinDocument,
  getLinkedinDocumentOfOrder,
  getPreviousDocuments,
  getPreviousDocumentsOfCustomer,
  reviewDraft,
  signContract,
  uploadDraft,
  uploadFinalDocument,
  uploadLinkedinDocument,
  uploadPreviousDocuments,
} from '@portal/shared-contracts/documents';
import { makeDocx, makePdf, makeSignature } from '../../seed/documents/documents.files.ts';
import { orderId, serviceId, type SeedOrderKey } from '../../seed/orders/orders.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  draftId: string;
  previous: StoredFile;
  draft: StoredFile[];
  final: StoredFile[];
  linkedin: StoredFile;
}

const hidden = { sameSite: 404, otherSite: 404 };
const read = { ...hidden, own: 200 };
const staffRead = { ...read, reviewer: 200 };

const place = (order: SeedOrderKey, packageKey: string, service: string) => {
  const id = orderId('northwind', order);
  return { id, orderId: id, order_id: id, serviceId: serviceId('northwind', packageKey, service) };
};
const contract = { id: orderId('northwind', 'contract') };
const intake = place('intake', 'professional', 'resume');
const review = place('draft-review', 'professional', 'resume');
const changes = place('changes-wanted', 'starter', 'resume');
const accepted = place('accepted', 'executive', 'resume');
const linkedin = place('follow-up', 'professional', 'linkedin');

const signature = `data:image/png;base64,${makeSignature().toString('base64')}`;

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const { files, db } = await portal.context();
    const text = { title: 'Confidential', paragraphs: ['Only for its owner.'] };
    const store = async (name: string, person: 'customer' | 'writer'): Promise<StoredFile> => {
      const content = name.endsWith('.docx') ? makeDocx(text) : await makePdf(text);
      return files.store({ filename: `Confidential ${name}`, content }, portal.personId(person));
    };
    const rows = await db.query<{ id: string }>(
      'select id from drafts where order_id = $1 and service_id = $2 order by number desc limit 1',
      [review.id, review.serviceId],
    );
    return {
      draftId: rows[0]?.id ?? '',
      previous: await store('resume.pdf', 'customer'),
      draft: [await store('draft.pdf', 'writer'), await store('draft.docx', 'writer')],
      final: [await store('final.pdf', 'writer'), await store('final.docx', 'writer')],
      linkedin: await store('profile.pdf', 'writer'),
    };
  },
  secrets: ({ draftId, previous, draft, final }) => [
    'Confidential',
    draftId,
    ...[previous, ...draft, ...final].map(({ key }) => key),
  ],
  rows: [
    expectCall(getContract, 'customer', () => contract, read),
    expectCall(signContract, 'customer', () => ({ ...contract, data: signature }), read),
    expectCall(downloadContract, 'customer', () => ({ orderId: contract.id }), read),
    expectCall(getPreviousDocuments, 'customer', () => intake, read),
    expectCall(
      uploadPreviousDocuments,
      'customer',
      ({ previous }) => ({
        ...intake,
        taskId: 'previous_document' as const,
        uploadedFiles: [previous],
      }),
      read,
    ),
    expectCall(getPreviousDocumentsOfCustomer, 'writer', () => intake, staffRead),
    expectCall(getDrafts, 'customer', () => review, read),
    expectCall(getDraftsOfOrder, 'writer', () => review, staffRead),
    expectCall(
      reviewDraft,
      'customer',
      ({ draftId }) => ({
        order_id: review.id,
        draft_id: draftId,
        data: { reviewedByUser: true as const, rating: 5, review: 'Thank you' },
      }),
      read,
    ),
    expectCall(
      finalizeDrafts,
      'customer',
      () => ({ ...review, taskId: 'revision_process' as const }),
      read,
    ),
    expectCall(
      uploadDraft,
      'writer',
      ({ draft: [dataPdf, dataWord] }) => ({ ...changes, data: { dataPdf, dataWord } }),
      read,
    ),
    expectCall(
      uploadFinalDocument,
      'writer',
      ({ final: [dataPdf, dataWord] }) => ({
        ...accepted,
        taskId: 'final_document' as const,
        dataPdf,
        dataWord,
      }),
      read,
    ),
    expectCall(getFinalDocument, 'customer', () => accepted, read),
    expectCall(getFinalDocumentOfOrder, 'writer', () => accepted, staffRead),
    expectCall(
      uploadLinkedinDocument,
      'writer',
      ({ linkedin: file }) => ({
        ...linkedin,
        taskId: 'final_linkedin' as const,
        data: { file },
      }),
      read,
    ),
    expectCall(getLinkedinDocument, 'customer', () => linkedin, read),
    expectCall(getLinkedinDocumentOfOrder, 'writer', () => linkedin, staffRead),
  ],
});
