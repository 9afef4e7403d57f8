import { randomUUID } from 'node:crypto';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { FindingEdit, ReviewFinding, ReviewPlace } from '@portal/shared-contracts/reviews';
import { findPlace } from '../find-place.ts';
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
const placeOf = (quote: string, lines: readonly string[]): ReviewPlace => {
  const place = findPlace(quote, lines);
  if (!place) throw new Refusal('review-quote-unknown');
  return place;
};

const quoted = (
  words: string,
  lines: readonly string[],
  suggestion: ReviewFinding['suggestion'],
) => {
  const place = placeOf(words, lines);
  return { quote: words, place, quotes: [{ quote: words, place, suggestion }] };
};

const suggestionAfter = ({ suggestion }: Change, before: ReviewFinding) => {
  if (suggestion === undefined) return before.suggestion;
  return suggestion === '' ? null : ownWords(suggestion);
};

const changed = (before: ReviewFinding, edit: Change, lines: readonly string[]): ReviewFinding => {
  const suggestion = suggestionAfter(edit, before);
  return {
    ...before,
    result: edit.result ?? before.result,
    reason: edit.reason === undefined ? before.reason : ownWords(edit.reason),
    suggestion,
    ...(edit.quote === undefined ? {} : quoted(edit.quote, lines, suggestion)),
    by: 'person',
  };
};

const added = (edit: Addition, lines: readonly string[]): ReviewFinding => {
  const suggestion = edit.suggestion ? ownWords(edit.suggestion) : null;
  const { tab, result, reason } = edit;
  return {
    id: `own.${randomUUID().slice(0, 8)}`,
    ...{ tab, result, suggestion },
    reason: ownWords(reason),
    // A person's finding is read, not counted: the sum of a tab is that of the program's checks.
    weight: 0,
    by: 'person',
    ...(edit.quote === undefined
      ? { quote: null, place: null, quotes: [] }
      : quoted(edit.quote, lines, suggestion)),
  };
};

const apply = (
  { findings, edits }: Edited,
  edit: FindingEdit,
  lines: readonly string[],
): Edited => {
  if (edit.kind === 'add') {
    const after = added(edit, lines);
    const row: Edit = { kind: 'added', findingId: after.id, before: null, after };
    return { findings: [...findings, after], edits: [...edits, row] };
  }
  const before = findings.find(({ id }) => id === edit.finding);
  if (!before) throw new Refusal('finding-unknown');
  const after = edit.kind === 'drop' ? null : changed(before, edit, lines);
  const kind = after === null ? 'dropped' : 'changed';
  return {
    findings: findings.flatMap((one) => (one !== before ? [one] : after ? [after] : [])),
    edits: [...edits, { kind, findingId: before.id, before, after }],
  };
};

/** The findings after all edits, in their order; `lines` are those of the document. */
export const editFindings = (
  findings: readonly ReviewFinding[],
  edits: readonly FindingEdit[],
  lines: readonly string[],
): Edited => {
  let edited: Edited = { findings: [...findings], edits: [] };
  for (const edit of edits) edited = apply(edited, edit, lines);
  return edited;
};
