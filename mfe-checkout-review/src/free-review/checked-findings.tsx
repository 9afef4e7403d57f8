import type { ReviewFinding, ReviewScore } from '@portal/shared-contracts/reviews';
import { CheckedFinding } from './checked-finding.tsx';
import { TabScore } from './tab-score.tsx';

/** Props of {@link CheckedFindings}. */
export interface CheckedFindingsProps {
  /** Those of one tab. */
  findings: readonly ReviewFinding[];
  score: ReviewScore | undefined;
  ticked: ReadonlySet<string>;
  onTick: (findingId: string, isTicked: boolean) => void;
}

const rank = { bad: 0, good: 1, 'not-checked': 2 } as const;

/** The checks of one tab with their sum; what needs work comes first, what could not be checked last. */
export const CheckedFindings = ({ findings, score, ticked, onTick }: CheckedFindingsProps) => {
  if (findings.length === 0) return null;
  return (
    <>
      {score && <TabScore score={score} findings={findings} />}
      <ul className="cr-findings">
        {findings
          .toSorted((a, b) => rank[a.result] - rank[b.result])
          .map((finding) => (
            <CheckedFinding
              key={finding.id}
              finding={finding}
              isTicked={ticked.has(finding.id)}
              onTick={(isTicked) => onTick(finding.id, isTicked)}
            />
          ))}
      </ul>
    </>
  );
};
