import { type ReviewFinding, type ReviewScore, reviewTabs } from '@portal/shared-contracts/reviews';

const scoreOf = (tab: ReviewScore['tab'], findings: readonly ReviewFinding[]): ReviewScore => {
  const counted = findings.filter(
    (one) => one.tab === tab && one.result !== 'not-checked' && one.weight > 0,
  );
  const good = counted.filter(({ result }) => result === 'good');
  const sum = (some: readonly ReviewFinding[]): number =>
    some.reduce((total, { weight }) => total + weight, 0);
  const [weightGood, weightApplicable] = [sum(good), sum(counted)];
  return {
    tab,
    good: good.length,
    applicable: counted.length,
    weightGood,
    weightApplicable,
    points: weightApplicable === 0 ? null : Math.round((100 * weightGood) / weightApplicable),
  };
};

/** The sum of each tab (RV-44), made again after a person has changed a verdict. */
export const scoresOf = (findings: readonly ReviewFinding[]): ReviewScore[] =>
  reviewTabs.map((tab) => scoreOf(tab, findings));
