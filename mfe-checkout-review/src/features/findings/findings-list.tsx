import type { Finding } from '@portal/shared-contracts/reviews';
import { useTranslation } from 'react-i18next';
import { FindingCard } from './finding-card.tsx';

interface FindingsListProps {
  findings: readonly Finding[];
  ticked: ReadonlySet<string>;
  onTick: (findingId: string, isTicked: boolean) => void;
}

const rank = { bad: 0, none: 1, good: 2 } as const;

/** The findings of one tab with their counts; what needs work comes first, what is good stays visible. */
export const FindingsList = ({ findings, ticked, onTick }: FindingsListProps) => {
  const { t } = useTranslation('checkout');
  const good = findings.filter(({ result }) => result === 'good').length;
  const bad = findings.filter(({ result }) => result === 'bad').length;
  const ordered = [...findings].sort((a, b) => rank[a.result ?? 'none'] - rank[b.result ?? 'none']);
  if (findings.length === 0) return null;
  return (
    <>
      <p className="cr-counts">
        {t('finding.goodCount', { count: good })} · {t('finding.badCount', { count: bad })}
      </p>
      <ul className="cr-findings">
        {ordered.map((finding) => (
          <FindingCard
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
