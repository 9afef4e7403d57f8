import type { ReviewFinding } from '@portal/shared-contracts/reviews';
import type { ModelRemark } from '../../../kernel/reviews/review-model.ts';
import { findPlace } from '../find-place.ts';
import type { Reading } from '../jobs/job.record.ts';

const said = (text: string) => ({ code: 'own-words', params: {}, text });

/**
 * Findings of a model: marked with its provider, without weight, and only where the quote stands in the document
 * letter by letter (RV-47).
 */
export const modelFindings = (
  remarks: readonly ModelRemark[],
  { reading, provider }: { reading: Reading; provider: string },
): ReviewFinding[] => {
  const quotes = new Set<string>();
  return remarks
    .flatMap((remark): Omit<ReviewFinding, 'id'>[] => {
      const { tab, quote } = remark;
      const place = quotes.has(quote) ? undefined : findPlace(quote, reading);
      if (!place) return [];
      quotes.add(quote);
      const suggestion = remark.suggestion === null ? null : said(remark.suggestion);
      const [reason, by] = [said(remark.reason), 'model'] as const;
      const quoted = [{ quote, place, suggestion }];
      const verdict = { tab, result: 'bad', quote, place, reason, suggestion } as const;
      return [{ ...verdict, quotes: quoted, weight: 0, by, suggestedBy: provider }];
    })
    .map((finding, at) => ({ id: `model.${at + 1}`, ...finding }));
};
