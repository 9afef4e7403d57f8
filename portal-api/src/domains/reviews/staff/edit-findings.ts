import { randomUUID } from 'node:crypto';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { FindingEdit, ReviewFinding, ReviewPlace } from '@portal/shared-contracts/reviews';
import { findPlace } from '../find-place.ts';
import type { Reading } from '../jobs/job.record.ts';
import type { Edit } from './review-edits.repository.ts';

type Change = Extract<FindingEdit, { kind: 'change' }>;
type Addition = Extract<FindingEdit, { kind: 'add' }>;

/** Findings after an edit, and what the history says of it. */
export interface Edited {
  findings: ReviewFinding[];
  edits: Edit[];
}

const ownWords = (text: string) => ({ code: 'own-words', params: {}, text });

/** Where quoted words stand; words that the document does not have are refused (RV-56). */
const placeOf = (quote: string, reading: Reading | null): ReviewPlace => {
  const place = reading && findPlace(quote, reading);
  if (!place) throw new Refusal('review-quote-unknown');
  return place;
};

const NO_QUOTES = { quote: null, place: null, quotes: [] };

const quoted = (
  words: string,
  reading: Reading | null,
  suggestion: ReviewFinding['suggestion'],
) => {
  if (words === '') return NO_QUOTES;
  const place = placeOf(words, reading);
  return { quote: words, place, quotes: [{ quote: words, place, suggestion }] };
};

const suggestionAfter = ({ suggestion }: Change, before: ReviewFinding) => {
  if (suggestion === undefined) return before.suggestion;
  return suggestion === '' ? null : ownWords(suggestion);
};

/** The words that a finding rests on; what the program said to each of them ends with another verdict or advice. */
const quotesAfter = (
  edit: Change,
  { quotes }: ReviewFinding,
  { suggestion, reading }: Pick<ReviewFinding, 'suggestion'> & { reading: Reading | null },
) => {
  if (edit.quote !== undefined) return quoted(edit.quote, reading, suggestion);
  if (edit.suggestion === undefined && edit.result === undefined) return {};
  return { quotes: quotes.map((quote) => ({ ...quote, suggestion: null })) };
};

const changed = (before: ReviewFinding, edit: Change, reading: Reading | null): ReviewFinding => {
  const suggestion = suggestionAfter(edit, before);
  return {
    ...before,
    result: edit.result ?? before.result,
    reason: edit.reason === undefined ? before.reason : ownWords(edit.reason),
    suggestion,
    ...quotesAfter(edit, before, { suggestion, reading }),
    by: 'person',
  };
};

const added = (edit: Addition, reading: Reading | null): ReviewFinding => {
  const suggestion = edit.suggestion ? ownWords(edit.suggestion) : null;
  const { tab, result, reason } = edit;
  return {
    id: `own.${randomUUID().slice(0, 8)}`,
    ...{ tab, result, suggestion },
    reason: ownWords(reason),
    // A person's finding is read, not counted: the sum of a tab is that of the program's checks.
    weight: 0,
    by: 'person',
    ...quoted(edit.quote ?? '', reading, suggestion),
  };
};

const apply = ({ findings, edits }: Edited, edit: FindingEdit, reading: Reading | null): Edited => {
  if (edit.kind === 'add') {
    const after = added(edit, reading);
    const row: Edit = { kind: 'added', findingId: after.id, before: null, after };
    return { findings: [...findings, after], edits: [...edits, row] };
  }
  const before = findings.find(({ id }) => id === edit.finding);
  if (!before) throw new Refusal('finding-unknown');
  const after = edit.kind === 'drop' ? null : changed(before, edit, reading);
  const kind = after === null ? 'dropped' : 'changed';
  return {
    findings: findings.flatMap((one) => (one !== before ? [one] : after ? [after] : [])),
    edits: [...edits, { kind, findingId: before.id, before, after }],
  };
};

/** The findings after all edits, in their order; `reading` is that of the document. */
export const editFindings = (
  findings: readonly ReviewFinding[],
  edits: readonly FindingEdit[],
  reading: Reading | null,
): Edited => {
  let edited: Edited = { findings: [...findings], edits: [] };
  for (const edit of edits) edited = apply(edited, edit, reading);
  return edited;
};
