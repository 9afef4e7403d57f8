import {
  archiveReview,
  checkReviewContent,
  copyReview,
  createReview,
  deleteAdminReview,
  deleteReviewSnippet,
  discardReview,
  editVisitorReview,
  getAdminReview,
  getVisitorReview,
  listAdminReviews,
  listReviewSnippets,
  listReviewVersions,
  publishReview,
  readReviewDesk,
  readReviewResume,
  readVisitorReview,
  resendReview,
  restoreReview,
  saveReview,
  saveReviewSnippet,
  type WrittenReview,
} from '@portal/shared-contracts/admin';
import { insertWritten } from '../../src/domains/reviews/written/written-reviews.repository.ts';
import { saveSnippet } from '../../src/domains/reviews/written/snippets.repository.ts';
import { smallDocx } from '../documents.ts';
import { madeReview } from '../reviews/send-resume.ts';
import { expectCall, isolationTable } from './isolation.ts';

const ownFirm = { otherSite: 200, own: 200 };
const ownReview = { otherSite: 404, own: 200 };
const check = { report_text: 'Quiet words', flagged_text: [] };

const written: WrittenReview = {
  firstName: 'Quiet',
  lastName: 'Reader',
  email: 'quiet.reader@example.com',
  language: 'en',
  resume: '',
  content: {
    structure_section: { use_of_bullets_check: check, missing_sections_check: check },
    impact_and_experience_section: { impact_check: check },
    language_section: {},
    ats_section: {
      hard_skills: [],
      best_fit_jobs: [],
      name_from_resume_first_name: null,
      name_from_resume_last_name: null,
    },
    style_section: {
      email_check: { result: 'good', email: null },
      phone_number_check: { result: 'good', phone_number: null },
    },
  },
};

interface World {
  id: string;
  snippet: string;
  sent: string;
}

const at =
  (baseVersion: number) =>
  ({ id }: World) => ({ id, baseVersion });
const sent = ({ sent: id }: World) => ({ id });
const bare = ({ id }: World) => ({ id });

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const by = portal.personId('admin');
    const made = { id: 'quiet-review', proof: 'quiet-proof', written, by, key: null };
    const id = await insertWritten(portal.db(), made);
    const words = { id: 'quiet-snippet', title: 'Quiet title', text: 'Quiet text' };
    const snippet = await saveSnippet(portal.db(), words);
    return { id, snippet, sent: (await madeReview(portal)).id };
  },
  secrets: () => ['quiet.reader@example.com', 'quiet-proof', 'Quiet title'],
  rows: [
    expectCall(listAdminReviews, 'admin', () => ({}), ownFirm),
    expectCall(readReviewDesk, 'admin', () => ({}), ownFirm),
    expectCall(createReview, 'admin', () => ({ ...written, email: null }), ownFirm),
    expectCall(checkReviewContent, 'admin', () => ({ content: written.content }), ownFirm),
    {
      ...expectCall(readReviewResume, 'admin', () => ({}), ownFirm),
      file: { name: 'resume.docx', content: smallDocx('Words') },
    },
    expectCall(getAdminReview, 'admin', bare, ownReview),
    expectCall(
      saveReview,
      'admin',
      ({ id }) => ({ id, baseVersion: 1, firstName: 'Quiet' }),
      ownReview,
    ),
    expectCall(publishReview, 'admin', at(2), ownReview),
    expectCall(listReviewVersions, 'admin', bare, ownReview),
    expectCall(resendReview, 'admin', bare, ownReview),
    expectCall(discardReview, 'admin', at(3), ownReview),
    expectCall(archiveReview, 'admin', at(4), ownReview),
    expectCall(restoreReview, 'admin', at(5), ownReview),
    expectCall(copyReview, 'admin', bare, ownReview),
    expectCall(deleteAdminReview, 'admin', bare, ownReview),
    expectCall(getVisitorReview, 'admin', sent, ownReview),
    expectCall(
      editVisitorReview,
      'admin',
      ({ sent: id }) => ({ id, baseVersion: 1, edits: [{ kind: 'drop', finding: 'made.up' }] }),
      { otherSite: 404, own: 400 },
    ),
    expectCall(readVisitorReview, 'admin', sent, ownReview),
    expectCall(listReviewSnippets, 'admin', () => ({}), ownFirm),
    expectCall(saveReviewSnippet, 'admin', () => ({ title: 'Other', text: 'Words' }), ownFirm),
    expectCall(deleteReviewSnippet, 'admin', ({ snippet: id }) => ({ id }), ownReview),
  ],
});
