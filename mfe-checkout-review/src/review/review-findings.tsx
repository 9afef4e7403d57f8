import { findingsOf, type Critique, type ReviewTab } from '@portal/shared-contracts/reviews';
import { useNavigate } from 'react-router-dom';
import { BestFitJobs, HardSkills } from '../features/findings/ats-extras.tsx';
import { FindingsList } from '../features/findings/findings-list.tsx';
import type { useChecklist } from '../features/findings/use-checklist.ts';
import { ReviewTabs } from '../features/review-tabs/review-tabs.tsx';
import { tabAnchor } from '../features/review-tabs/tab-anchors.ts';

interface ReviewFindingsProps {
  critique: Critique;
  tab: ReviewTab;
  visited: readonly ReviewTab[];
  checklist: ReturnType<typeof useChecklist>;
}

/** The five tabs; the address remembers which one is open. */
export const ReviewFindings = ({ critique, tab, visited, checklist }: ReviewFindingsProps) => {
  const navigate = useNavigate();
  const { ats_section: ats } = critique.review;
  return (
    <ReviewTabs
      current={tab}
      visited={visited}
      onChoose={(next) =>
        void navigate({ hash: tabAnchor(next) }, { replace: true, preventScrollReset: true })
      }
    >
      <FindingsList
        findings={findingsOf(critique.review).filter((finding) => finding.tab === tab)}
        ticked={checklist.ticked}
        onTick={checklist.tick}
      />
      {tab === 'ATS' && <HardSkills ats={ats} />}
      {tab === 'Best-Fit Jobs' && <BestFitJobs jobs={ats.best_fit_jobs} />}
    </ReviewTabs>
  );
};
