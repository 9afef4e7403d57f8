import {
  type CheckedBy,
  reviewContent,
  type ReviewContent,
  reviewTab,
  type ReviewTab,
} from '@portal/shared-contracts/reviews';

/** A stored review with its contact data unmasked. */
export interface CritiqueRecord {
  id: string;
  personId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phoneNumber: string | null;
  processedAt: Date;
  progress: ReviewTab[];
  stars: number | null;
  feedback: string | null;
  writtenByWriter: boolean;
  uniqueCustomerId: string;
  review: ReviewContent;
  checklist: string[];
  /** The reader typed the address, so it proves nothing. */
  emailFromReader: boolean;
  /** A visitor asked for it by sending a resume. */
  fromIntake: boolean;
  /** Stands in the mailed link alone; whoever holds it reads the mails of the address. */
  mailProof: string | null;
  /** Counts up with each change of the firm. */
  version: number;
  checkedBy: CheckedBy | null;
}

/** A row of `critiques`. */
export interface CritiqueRow {
  id: string;
  person_id: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone_number: string | null;
  processed_at: Date;
  progress: unknown;
  stars: number | null;
  feedback: string | null;
  written_by_writer: boolean;
  unique_customer_id: string;
  review: unknown;
  checklist: string[];
  email_from_reader: boolean;
  from_intake: boolean;
  mail_proof: string | null;
  version: number;
  checked_by_name: string | null;
  checked_at: Date | null;
}

/** A row as the rest of the domain knows it. */
export const toCritique = (row: CritiqueRow): CritiqueRecord => ({
  id: row.id,
  personId: row.person_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phoneNumber: row.phone_number,
  processedAt: row.processed_at,
  progress: reviewTab.array().parse(row.progress),
  stars: row.stars,
  feedback: row.feedback,
  writtenByWriter: row.written_by_writer,
  uniqueCustomerId: row.unique_customer_id,
  review: reviewContent.parse(row.review),
  checklist: row.checklist,
  emailFromReader: row.email_from_reader,
  fromIntake: row.from_intake,
  mailProof: row.mail_proof,
  version: row.version,
  checkedBy:
    row.checked_by_name !== null && row.checked_at !== null
      ? { name: row.checked_by_name, at: row.checked_at.toISOString() }
      : null,
});
