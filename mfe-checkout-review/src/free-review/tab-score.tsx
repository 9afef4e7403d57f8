import type { ReviewFinding, ReviewScore } from '@portal/shared-contracts/reviews';
import { Disclosure } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { useFindingTitle } from '../features/findings/use-finding-title.ts';

const Weight = ({ finding }: { finding: ReviewFinding }) => {
  const { t } = useTranslation('checkout');
  const title = useFindingTitle(finding.id);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{t(finding.result === 'good' ? 'finding.good' : 'finding.bad')}</td>
      <td>{finding.weight}</td>
    </tr>
  );
};

/** How many checks of a tab are good, its points, and behind a button how they are counted (RV-44). */
export const TabScore = ({
  score,
  findings,
}: {
  score: ReviewScore;
  findings: readonly ReviewFinding[];
}) => {
  const { t } = useTranslation('freereview');
  const { good, applicable, points } = score;
  if (points === null) return <p className="cr-counts">{t('review.noPoints')}</p>;
  return (
    <div className="cr-score">
      <p className="cr-counts">
        {t('review.score', { good, applicable })} · {t('review.points', { points })}
      </p>
      <Disclosure label={t('review.sum')}>
        <table className="cr-sum">
          <thead>
            <tr>
              <th scope="col">{t('review.check')}</th>
              <th scope="col">{t('review.verdict')}</th>
              <th scope="col">{t('review.weight')}</th>
            </tr>
          </thead>
          <tbody>
            {findings
              .filter(({ result, weight }) => result !== 'not-checked' && weight > 0)
              .map((finding) => (
                <Weight key={finding.id} finding={finding} />
              ))}
          </tbody>
        </table>
        <p>{t('review.sumText', { ...score, points })}</p>
      </Disclosure>
    </div>
  );
};
