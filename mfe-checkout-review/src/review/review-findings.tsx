import { findingsOf, type Critique, type ReviewTab } from '@portal/shared-contracts/reviews';
import { useNavigate } from 'react-router-dom';
import { HardSkills } from '../features/findings/ats-extras.tsx';
import { BestFitJobs } from '../features/findings/best-fit-jobs.tsx';
import { FindingsList } from '../features/findings/findings-list.tsx';
import type { FreeParts } from '../free-review/parts-on-demand.ts';
import type { useChecklist } from '../features/findings/use-checklist.ts';
import { ReviewTabs } from '../features/review-tabs/review-tabs.tsx';
import { tabAnchor } from '../features/review-tabs/tab-anchors.ts';

interface ReviewFindingsProps {
  critique: Critique;
  tab: ReviewTab;
  visited: readonly ReviewTab[];
  checklist: ReturnType<typeof useChecklist>;
  free: FreeParts | undefined;
}

/** The five tabs; the address remembers which one is open. */
export const ReviewFindings = (props: ReviewFindingsProps) => {
  const { critique, tab, visited, checklist, free } = props;
  const navigate = useNavigate();
  const { ats_section: ats, findings, scores } = critique.review;
  const isOfTab = (item: { tab: ReviewTab }): boolean => item.tab === tab;
  const ticks = { ticked: checklist.ticked, onTick: checklist.tick };
  return (
    <ReviewTabs
      current={tab}
      visited={visited}
      onChoose={(next) =>
        void navigate({ hash: tabAnchor(next) }, { replace: true, preventScrollReset: true })
      }
    >
      {findings && free ? (
        <free.CheckedTab
          findings={findings.filter(isOfTab)}
          score={scores?.find(isOfTab)}
          {...ticks}
        />
      ) : (
        <FindingsList findings={findingsOf(critique.review).filter(isOfTab)} {...ticks} />
      )}
      {tab === 'ATS' && <HardSkills ats={ats} />}
      {tab === 'Best-Fit Jobs' && (
        <BestFitJobs jobs={ats.best_fit_jobs} matches={critique.intake?.bestFit} />
      )}
    </ReviewTabs>
  );
};
