import { ErrorState, Section } from '@portal/shared-ui';
import { Alert, Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import { useRehearsal } from './packages.queries.ts';

/** Plays an order of what is saved, from purchase to done (BO-88). */
export const RehearsalSection = ({
  id,
  onFirst,
}: {
  id: string;
  onFirst: () => Promise<boolean>;
}) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const rehearsal = useRehearsal(id);
  const { data } = rehearsal;
  const play = async (): Promise<void> => {
    rehearsal.reset();
    // What was typed is saved first, or something else than the form would be played.
    if (await onFirst()) rehearsal.mutate();
  };
  return (
    <Section title={t('rehearsal.title')}>
      <p>{t('rehearsal.what')}</p>
      <Button loading={rehearsal.isPending} onClick={() => void play()}>
        {t('rehearsal.play')}
      </Button>
      <div aria-live="polite">
        {rehearsal.isError && <ErrorState error={rehearsal.error} />}
        {data && data.problems.length === 0 && (
          <Alert type="success" showIcon title={t('rehearsal.ends', { count: data.steps })} />
        )}
        {data?.problems.map((problem) => (
          <Alert key={problem} type="error" showIcon title={problem} />
        ))}
      </div>
    </Section>
  );
};
