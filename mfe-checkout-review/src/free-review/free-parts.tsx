import { LoadingSkeleton } from '@portal/shared-ui';
import '../styles/free-review.css';
import { CheckedFindings, type CheckedFindingsProps } from './checked-findings.tsx';
import { DeletedReview } from './deleted-review.tsx';
import { NotReadNote } from './not-read.tsx';
import { OwnReview, type OwnReviewProps } from './own-review.tsx';
import { Scan } from './scan.tsx';
import { useFreeReviewTexts } from './texts.ts';

/** The checks of one tab, once their words are there. */
export const CheckedTab = (props: CheckedFindingsProps) =>
  useFreeReviewTexts() ? <CheckedFindings {...props} /> : <LoadingSkeleton shape="cards" />;

/** What was left unread, what a scanner reads, and what the reader may do with the review. */
export const ReaderParts = (props: OwnReviewProps) => {
  if (!useFreeReviewTexts()) return <LoadingSkeleton shape="text" />;
  const { critiqueId, intake, proof } = props;
  return (
    <>
      <NotReadNote parts={intake.notRead} />
      {proof && <Scan critiqueId={critiqueId} proof={proof} />}
      <OwnReview {...props} />
    </>
  );
};

/** Stands where a deleted review was. */
export const Deleted = () => (useFreeReviewTexts() ? <DeletedReview /> : null);
