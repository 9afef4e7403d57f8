import { isChoice } from '@portal/shared-contracts/questionnaires';
import { useState } from 'react';
import type { Fields } from '../../features/question-editor/saving/stored-questions.ts';

// What a condition reads of other questions: their order, and those that it can name or names already.
const isOther = (before: Fields, after: Fields): boolean => {
  if (before.length !== after.length) return true;
  const named = new Set(after.map(({ showIf }) => showIf?.key));
  return after.some((field, index) => {
    const former = before[index];
    if (former === field) return false;
    if (former?.key !== field.key || named.has(field.key)) return true;
    return isChoice(former.type) || isChoice(field.type);
  });
};

/** The questions as conditions see them: the same list while only words are typed that no condition shows. */
export const useSources = (fields: Fields): Fields => {
  const [sources, setSources] = useState(fields);
  const next = isOther(sources, fields) ? fields : sources;
  if (next !== sources) setSources(next);
  return next;
};
