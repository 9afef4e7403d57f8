import { language } from '@portal/shared-contracts';
import { type WrittenReview, writtenReview } from '@portal/shared-contracts/admin';
import { reviewContent } from '@portal/shared-contracts/reviews';

/** A row of `critiques` as the firm edits it. */
export interface WrittenRow {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  reader_language: string | null;
  resume: string;
  review: unknown;
  draft: unknown;
  state: 'draft' | 'published' | 'archived';
  from_intake: boolean;
  version: number;
  published_version: number;
  checklist: string[];
  order_id: string | null;
  mail_proof: string | null;
  changed_at: Date | null;
  changer: string | null;
  changed_by: string | null;
}

/** What of a row its reader sees, in the form in which it is edited. */
const publishedOf = (row: WrittenRow, siteLanguage: string): WrittenReview => ({
  firstName: row.first_name ?? '',
  lastName: row.last_name ?? '',
  email: row.email,
  language: language.parse(row.reader_language ?? siteLanguage),
  resume: row.resume,
  content: reviewContent.parse(row.review),
});

/** What is edited: the draft, or what is published where nothing is. */
export const editedOf = (row: WrittenRow, siteLanguage: string): WrittenReview =>
  row.draft === null ? publishedOf(row, siteLanguage) : writtenReview.parse(row.draft);
