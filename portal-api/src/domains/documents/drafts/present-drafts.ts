import type { StoredFile } from '@portal/shared-contracts';
import type { Draft } from '@portal/shared-contracts/documents';
import { fileOf } from '../attachments/attachments.service.ts';
import { draftStage } from './draft-stage.ts';
import type { DraftFileRow, DraftRow, DraftSlot } from './drafts.repository.ts';

const approvalOf = (row: DraftRow, rejection: StoredFile | undefined): Draft['adminApproval'] =>
  row.approval && {
    pending: row.approval === 'pending',
    approved: row.approval === 'approved',
    rejectionReason: row.rejection_reason,
    rejectionFile: rejection ?? null,
  };

/** Drafts with their files as they travel. */
export const presentDrafts = (
  rows: readonly DraftRow[],
  files: readonly DraftFileRow[],
  approvalOn: boolean,
): Draft[] =>
  rows.map((row) => {
    const inSlot = (slot: DraftSlot): StoredFile[] =>
      files.filter((file) => file.draft_id === row.id && file.slot === slot).map(fileOf);
    const [review] = inSlot('review');
    return {
      _id: row.id,
      number: row.number,
      rating: row.rating,
      review: row.review,
      reviewedByUser: row.reviewed_at !== null,
      reviewFile: review ? { file: review } : null,
      data: {
        dataPdf: inSlot('pdf')[0] ?? null,
        dataWord: inSlot('word')[0] ?? null,
        dataOther: inSlot('other')[0] ?? null,
        additionalFiles: inSlot('additional'),
        notes: row.notes,
      },
      adminApproval: approvalOf(row, inSlot('rejection')[0]),
      stage: draftStage(row, approvalOn),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  });
