import { callApi, type Language } from '@portal/shared-contracts';
import { setReviewLanguage } from '@portal/shared-contracts/reviews';
import { ErrorState, FieldFrame, useAnnounce } from '@portal/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../intake/language-select.tsx';
import { isOver, stateQuery } from '../intake/intake.queries.ts';
import { reviewQuery } from '../review.queries.ts';

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
  const [failure, setFailure] = useState<string>();
  const { data: state } = useQuery({ ...stateQuery(critiqueId), enabled: isChecking });
  useEffect(() => {
    if (!isChecking || !isOver(state)) return;
    setChecking(false);
    // Where the review stays as it was, it is ready and says why.
    const hasFailed = state?.stage === 'failed' || state?.message !== undefined;
    setFailure(hasFailed ? (state.message ?? '') : undefined);
    if (!hasFailed) announce(t('ready'));
    void client.invalidateQueries({ queryKey: reviewQuery(critiqueId).queryKey });
  }, [isChecking, state, announce, client, critiqueId, t]);
  const start = (): void => {
    // The answer about the checks before would end the new ones at once.
    void client.resetQueries({ queryKey: stateQuery(critiqueId).queryKey });
    setFailure(undefined);
    setChecking(true);
  };
  return { isChecking, failure, start };
};

/** The language of the checks; another choice runs them again (RV-36). */
export const CheckLanguage = ({ critiqueId, proof, current }: CheckLanguageProps) => {
  const { t } = useTranslation('freereview');
  const checks = useChecksAgain(critiqueId);
  const change = useMutation({
    mutationFn: (language: Language) =>
      callApi(setReviewLanguage, { id: critiqueId, proof, language }),
    onSuccess: checks.start,
  });
  const isBusy = change.isPending || checks.isChecking;
  return (
    <>
      {change.isError && <ErrorState error={change.error} />}
      {checks.failure !== undefined && <ErrorState text={checks.failure} />}
      <FieldFrame
        name="checkLanguage"
        label={t('own.language')}
        help={<span role="status">{t(isBusy ? 'own.checking' : 'own.languageHelp')}</span>}
        isRequired
      >
        {({ status: _status, ...control }) => (
          <LanguageSelect
            {...control}
            disabled={isBusy}
            value={isBusy ? (change.variables ?? current) : current}
            onChoose={change.mutate}
          />
        )}
      </FieldFrame>
    </>
  );
};
