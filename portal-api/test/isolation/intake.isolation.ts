import {
  countReviewStep,
  deleteReview,
  downloadReviewFile,
  editStaffReview,
  getReviewScan,
  getReviewState,
  getReviewTicket,
  getStaffReview,
  listStaffReviews,
  readStaffReview,
  resendReviewMail,
  sendReview,
  setReviewLanguage,
} from '@portal/shared-contracts/reviews';
import { smallDocx } from '../documents.ts';
import { madeReview } from '../reviews/send-resume.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  id: string;
  proof: string;
}

const everybody = (status: number, elsewhere = status) => ({
  nobody: status,
  revoked: status,
  sameSite: status,
  otherSite: elsewhere,
  writer: status,
  reviewer: status,
  own: status,
});
// Whoever holds the proof is the reader, with a session or without one; here nobody does.
const withoutProof = everybody(403, 404);
const forWriters = { ...withoutProof, writer: 200 };
const ofTheFirm = { sameSite: 200, otherSite: 404, writer: 200, own: 200 };
const file = { name: 'resume.docx', content: smallDocx('Words') };
const stranger = ({ id }: World) => ({ id, proof: 'guess' });
const bare = ({ id }: World) => ({ id });

export const isolation = isolationTable<World>({
  prepare: (portal) => madeReview(portal, { file, fields: { email: 'isolated@example.com' } }),
  secrets: ({ proof }) => [proof],
  rows: [
    expectCall(getReviewTicket, 'customer', () => ({}), everybody(200)),
    expectCall(countReviewStep, 'customer', () => ({ step: 'chosen' }), everybody(200)),
    // A form without its fields.
    { ...expectCall(sendReview, 'customer', () => ({}), everybody(400)), file },
    expectCall(getReviewState, 'customer', bare, everybody(200, 404)),
    expectCall(getReviewScan, 'customer', bare, forWriters),
    expectCall(downloadReviewFile, 'customer', bare, forWriters),
    expectCall(resendReviewMail, 'customer', stranger, withoutProof),
    expectCall(
      setReviewLanguage,
      'customer',
      (world) => ({ ...stranger(world), language: 'de' }),
      withoutProof,
    ),
    expectCall(deleteReview, 'customer', stranger, withoutProof),
    expectCall(listStaffReviews, 'writer', () => ({}), { ...ofTheFirm, otherSite: 200 }),
    expectCall(getStaffReview, 'writer', bare, ofTheFirm),
    expectCall(
      editStaffReview,
      'writer',
      ({ id }) => ({ id, baseVersion: 1, edits: [{ kind: 'drop', finding: 'made.up' }] }),
      { sameSite: 400, otherSite: 404, writer: 400, own: 400 },
    ),
    expectCall(readStaffReview, 'writer', bare, ofTheFirm),
  ],
});
