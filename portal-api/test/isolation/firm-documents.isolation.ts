import {
  approveDraft,
  archiveFirmContract,
  copyFirmContract,
  createFirmContract,
  deleteFirmContract,
  discardFirmContract,
  downloadContractVersion,
  downloadSignedCopy,
  listContractVersions,
  listFirmContracts,
  listSignedCopies,
  listWaitingDrafts,
  publishFirmContract,
  readFirmContract,
  readWaitingDraft,
  rejectDraft,
  restoreFirmContract,
  saveFirmContract,
} from '@portal/shared-contracts/admin';
import { orderId } from '../../seed/orders/orders.ts';
import { contractId } from '../../seed/packages.data.ts';
import { findFirmContract } from '../../src/domains/documents/firm-contracts/firm-contracts.repository.ts';
import { insertDraft } from '../../src/domains/documents/drafts/drafts.repository.ts';
import { draftsPlace } from '../drafts.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  /** Drafts that wait for the firm: one to let through, one to send back. */
  waiting: string[];
  /** The version of the agreement's row. */
  agreed: number;
}

// Other admins of the firm lack the area; the admin of another firm finds nothing.
const firmRead = { otherSite: 404, own: 200 };
const agreement = contractId('northwind');
const signed = orderId('northwind', 'draft-review');

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const waiting = ['let-through', 'sent-back'];
    const { orderId: writing, serviceId: resume } = draftsPlace('northwind');
    for (const [index, id] of waiting.entries())
      await insertDraft(
        portal.db(),
        { siteId: 'northwind', orderId: writing, serviceId: resume },
        {
          id,
          writerId: portal.personId('writer'),
          number: index + 1,
          notes: '',
          approval: 'pending',
          at: portal.clock.now(),
        },
      );
    const agreed = (await findFirmContract(portal.db(), agreement))?.version ?? 0;
    return { waiting, agreed };
  },
  secrets: ({ waiting }) => waiting,
  rows: [
    expectCall(listWaitingDrafts, 'admin', () => ({}), { otherSite: 200, own: 200 }),
    expectCall(readWaitingDraft, 'admin', ({ waiting: [id = ''] }) => ({ id }), firmRead),
    expectCall(approveDraft, 'admin', ({ waiting: [id = ''] }) => ({ id }), firmRead),
    expectCall(
      rejectDraft,
      'admin',
      ({ waiting: [, id = ''] }) => ({ id, reason: 'Longer' }),
      firmRead,
    ),
    expectCall(listFirmContracts, 'admin', () => ({}), { otherSite: 200, own: 200 }),
    expectCall(createFirmContract, 'admin', () => ({ title: 'Terms' }), {
      otherSite: 200,
      own: 200,
    }),
    expectCall(readFirmContract, 'admin', () => ({ id: agreement }), firmRead),
    expectCall(listContractVersions, 'admin', () => ({ id: agreement }), firmRead),
    expectCall(listSignedCopies, 'admin', () => ({ id: agreement }), firmRead),
    expectCall(downloadContractVersion, 'admin', () => ({ id: agreement, number: 1 }), firmRead),
    expectCall(downloadSignedCopy, 'admin', () => ({ id: agreement, orderId: signed }), firmRead),
    expectCall(copyFirmContract, 'admin', () => ({ id: agreement, title: 'Copy' }), firmRead),
    // Each change of the owner raises the version by one.
    expectCall(
      saveFirmContract,
      'admin',
      ({ agreed }) => ({
        id: agreement,
        baseVersion: agreed,
        title: 'Agreement',
        content: '<p>Text</p>',
      }),
      firmRead,
    ),
    expectCall(
      discardFirmContract,
      'admin',
      ({ agreed }) => ({ id: agreement, baseVersion: agreed + 1 }),
      firmRead,
    ),
    expectCall(
      publishFirmContract,
      'admin',
      ({ agreed }) => ({ id: agreement, baseVersion: agreed + 2, isOurs: true }),
      firmRead,
    ),
    expectCall(
      archiveFirmContract,
      'admin',
      ({ agreed }) => ({ id: agreement, baseVersion: agreed + 2 }),
      firmRead,
    ),
    expectCall(
      restoreFirmContract,
      'admin',
      ({ agreed }) => ({ id: agreement, baseVersion: agreed + 3 }),
      firmRead,
    ),
    // What was published is never deleted, not by its owner either.
    expectCall(deleteFirmContract, 'admin', () => ({ id: agreement }), {
      otherSite: 404,
      own: 409,
    }),
  ],
});
