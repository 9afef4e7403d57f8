import type { ReviewFinding, ReviewQuote } from '@portal/shared-contracts/reviews';
import { StatusChip } from '@portal/shared-ui';
import { CheckBox } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { isSaidAtQuote } from '../features/findings/is-said-at-quote.ts';
import { Suggestion } from '../features/findings/suggestion.tsx';
import { useFindingTitle } from '../features/findings/use-finding-title.ts';

/** Props of {@link CheckedFinding}. */
export interface CheckedFindingProps {
  finding: ReviewFinding;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

const chips = {
  good: { kind: 'done', label: 'checkout:finding.good' },
  bad: { kind: 'needs-you', label: 'checkout:finding.bad' },
  'not-checked': { kind: 'waiting', label: 'review.notChecked' },
} as const;

const writers = { person: 'review.byPerson', model: 'review.byModel' } as const;

/** Words of the resume, letter by letter, with the place at which they stand. */
const Quote = ({ quote, isGood }: { quote: ReviewQuote; isGood: boolean }) => {
  const { t } = useTranslation('freereview');
  return (
    <li>
      <p className="cr-words" data-good={isGood}>
        <mark>
          <q>{quote.quote}</q>
        </mark>{' '}
        <span className="cr-note">
          {t('review.place', { page: quote.place.page, line: quote.place.line })}
        </span>
      </p>
      {quote.suggestion && <Suggestion text={quote.suggestion.text} />}
    </li>
  );
};

/** One check: verdict, the reason with its number and rule, the words it rests on, what to do (RV-29, RV-35). */
export const CheckedFinding = ({ finding, isTicked, onTick }: CheckedFindingProps) => {
  const { t } = useTranslation('freereview');
  const title = useFindingTitle(finding.id);
  const { result, by, quotes, reason, suggestion, suggestedBy } = finding;
  const { kind, label } = chips[result];
  return (
    <li className="cr-finding">
      <div className="cr-finding-head">
        <h3>{title}</h3>
        <StatusChip kind={kind} label={t(label)} />
      </div>
      <p>{reason.text}</p>
      {quotes.length > 0 && (
        <>
          <span className="cr-finding-label">{t('checkout:finding.words')}</span>
          <ul className="cr-quotes">
            {quotes.map((quote, index) => (
              <Quote key={index} quote={quote} isGood={result === 'good'} />
            ))}
          </ul>
        </>
      )}
      {suggestion && !isSaidAtQuote(finding) && <Suggestion text={suggestion.text} />}
      {by !== 'program' && (
        <p className="cr-note">
          {suggestedBy && by === 'model'
            ? t('review.suggestedBy', { provider: suggestedBy })
            : t(writers[by])}
        </p>
      )}
      {result === 'bad' && (
        <CheckBox checked={isTicked} onChange={(event) => onTick(event.target.checked)}>
          {t('checkout:finding.tick')}
        </CheckBox>
      )}
    </li>
  );
};
