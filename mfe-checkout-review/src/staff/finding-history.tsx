import type { FindingHistory } from '@portal/shared-contracts/reviews';
import { DateText } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { useFindingTitle } from '../features/findings/use-finding-title.ts';

const Change = ({ change }: { change: FindingHistory }) => {
  const { t } = useTranslation('staffreviews');
  const title = useFindingTitle(change.finding);
  return (
    <li>
      <p>
        {t(`did.${change.kind}`, { by: change.by, title })} ·{' '}
        <DateText value={change.at} style="moment" />
      </p>
      {change.before && (
        <p className="cr-note">{t('before', { text: change.before.reason.text })}</p>
      )}
      {change.after && <p className="cr-note">{t('after', { text: change.after.reason.text })}</p>}
    </li>
  );
};

/** Who changed what and when, and what stood there before (RV-56). */
export const FindingHistoryList = ({ history }: { history: readonly FindingHistory[] }) => {
  const { t } = useTranslation('staffreviews');
  if (history.length === 0) return <p>{t('noHistory')}</p>;
  return (
    <ol className="cr-history">
      {history.map((change) => (
        <Change key={`${change.at}-${change.finding}`} change={change} />
      ))}
    </ol>
  );
};
