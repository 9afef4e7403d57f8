import type { Finding } from '@portal/shared-contracts/reviews';
import { StatusChip, StoredHtml } from '@portal/shared-ui';
import { CheckBox } from '@portal/shared-ui/controls';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Suggestion } from './suggestion.tsx';
import { useFindingTitle } from './use-finding-title.ts';

interface FindingCardProps {
  finding: Finding;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

const Words = ({ words, isGood }: { words: readonly string[]; isGood: boolean }) => {
  const { t } = useTranslation('checkout');
  if (words.length === 0) return null;
  return (
    <p className="cr-words" data-good={isGood}>
      <span className="cr-finding-label">{t('finding.words')}</span>{' '}
      {words.map((word) => (
        <Fragment key={word}>
          <mark>
            <q>{word}</q>
          </mark>{' '}
        </Fragment>
      ))}
    </p>
  );
};

/** Why it matters: in the review's own words, else in ours. */
const Reason = ({ finding }: { finding: Finding }) => {
  const { t } = useTranslation('checkout');
  if (finding.reason) return <StoredHtml html={finding.reason} />;
  const explanation = t(`explain.${finding.id}`, { defaultValue: '' });
  return explanation && <p>{explanation}</p>;
};

/** One finding: verdict, the words it is about, why, and what to do instead. */
export const FindingCard = ({ finding, isTicked, onTick }: FindingCardProps) => {
  const { t } = useTranslation('checkout');
  const title = useFindingTitle(finding.id);
  const isGood = finding.result === 'good';
  return (
    <li className="cr-finding">
      <div className="cr-finding-head">
        <h3>{title}</h3>
        {finding.result && (
          <StatusChip
            kind={isGood ? 'done' : 'needs-you'}
            label={t(isGood ? 'finding.good' : 'finding.bad')}
          />
        )}
      </div>
      <Words words={finding.words} isGood={isGood} />
      <Reason finding={finding} />
      {finding.suggestions.length > 0 && <Suggestion text={finding.suggestions.join(', ')} />}
      {!isGood && (
        <CheckBox checked={isTicked} onChange={(event) => onTick(event.target.checked)}>
          {t('finding.tick')}
        </CheckBox>
      )}
    </li>
  );
};
