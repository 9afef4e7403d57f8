import { callApi, languages, type Language } from '@portal/shared-contracts';
import { setReviewLanguage } from '@portal/shared-contracts/reviews';
import { ErrorState, FieldFrame, useAnnounce } from '@portal/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOver, stateQuery } from '../intake/intake.queries.ts';
import { reviewQuery } from '../review/review.queries.ts';

/** Props of {@link CheckLanguage}. */
export interface CheckLanguageProps {
  critiqueId: string;
  proof: string;
  current: Language;
}

/** Asks until the checks are through, then reads the review again. */
const useChecksAgain = (critiqueId: string) => {
  const { t } = useTranslation('freereview');
  const announce = useAnnounce();
  const client = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const { data: state } = useQuery({ ...stateQuery(critiqueId), enabled: isChecking });
  const isDone = isChecking && isOver(state);
  useEffect(() => {
    if (!isDone) return;
    setChecking(false);
    announce(t('ready'));
    void client.invalidateQueries({ queryKey: reviewQuery(critiqueId).queryKey });
  }, [isDone, announce, client, critiqueId, t]);
  return { isChecking, start: () => setChecking(true) };
};

/** The language of the checks; another choice runs them again (RV-36). */
export const CheckLanguage = ({ critiqueId, proof, current }: CheckLanguageProps) => {
  const { t, i18n } = useTranslation('freereview');
  const checks = useChecksAgain(critiqueId);
  const change = useMutation({
    mutationFn: (language: Language) =>
      callApi(setReviewLanguage, { id: critiqueId, proof, language }),
    onSuccess: checks.start,
  });
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  const isBusy = change.isPending || checks.isChecking;
  return (
    <>
      {change.isError && <ErrorState error={change.error} />}
      <FieldFrame
        name="checkLanguage"
        label={t('own.language')}
        help={<span role="status">{t(isBusy ? 'own.checking' : 'own.languageHelp')}</span>}
        isRequired
      >
        {({ status: _status, ...control }) => (
          <select
            {...control}
            className="cr-select"
            disabled={isBusy}
            value={change.isPending || checks.isChecking ? change.variables : current}
            onChange={(event) => change.mutate(event.target.value as Language)}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {names.of(code)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </>
  );
};
