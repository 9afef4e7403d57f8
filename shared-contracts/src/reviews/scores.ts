import type { ReviewFinding, ReviewScore } from './analysis.schema.ts';
import { reviewTabs } from './tabs.ts';

const sum = (findings: readonly ReviewFinding[]): number =>
  findings.reduce((total, { weight }) => total + weight, 0);

// What a person or a model adds is read, not counted: the sum of a tab is that of the program's checks.
const isCounted = ({ result, weight, by }: ReviewFinding): boolean =>
  result !== 'not-checked' && weight > 0 && by !== 'model';

/** The sum of each tab (RV-44), from the findings as they are now. */
export const scoresOf = (findings: readonly ReviewFinding[]): ReviewScore[] =>
  reviewTabs.map((tab) => {
    const applicable = findings.filter((finding) => finding.tab === tab && isCounted(finding));
    const good = applicable.filter(({ result }) => result === 'good');
    const [weightGood, weightApplicable] = [sum(good), sum(applicable)];
    return {
      tab,
      good: good.length,
      applicable: applicable.length,
      weightGood,
      weightApplicable,
      points: weightApplicable === 0 ? null : Math.round((100 * weightGood) / weightApplicable),
    };
  });
