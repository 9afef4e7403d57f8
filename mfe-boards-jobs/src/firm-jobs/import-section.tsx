import { limits } from '@portal/shared-contracts';
import { ErrorState, FieldFrame, Section, usePopup } from '@portal/shared-ui';
import { FileInput } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImport } from './firm-jobs.queries.ts';
import { ADMIN_TEXTS } from './texts.ts';

const SHOWN = 50;
const MOST = limits.jobs.importCharacters;

type Outcome = NonNullable<ReturnType<typeof useImport>['data']>;

const textOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsText(file);
  });

const Found = ({ outcome }: { outcome: Outcome }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { create, change, same, wrong } = outcome;
  return (
    <div role="status">
      <p>{t('import.found', { create, change, same })}</p>
      {wrong.length > 0 && (
        <>
          <p>{t('import.wrong', { count: wrong.length })}</p>
          <ul>
            {wrong.slice(0, SHOWN).map(({ line, column, problem }) => (
              <li key={`${line} ${column}`}>
                {t('import.line', { line, column })} {problem}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/** Jobs from a CSV file: tried first, taken in one go after that (BO-105). */
export const ImportSection = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const [csv, setCsv] = useState('');
  const [isTooLong, setTooLong] = useState(false);
  const attempt = useImport();
  const take = useImport();
  const read = async (file: File): Promise<void> => {
    const whole = await textOf(file);
    const isOver = whole.length > MOST;
    setTooLong(isOver);
    const text = isOver ? '' : whole;
    setCsv(text);
    attempt.reset();
    take.reset();
    if (text) attempt.mutate({ csv: text, dryRun: true });
  };
  const onSuccess = (): void => {
    setCsv('');
    popup.success(t('import.done'));
  };
  const outcome = csv ? attempt.data : undefined;
  const canTake = outcome && outcome.wrong.length === 0 && outcome.create + outcome.change > 0;
  return (
    <Section title={t('import.title')}>
      <FieldFrame
        name="csv"
        label={t('import.file')}
        help={t('import.help')}
        {...(isTooLong && { error: t('import.tooLong', { most: MOST }) })}
      >
        {(control) => (
          <FileInput
            id={control.id}
            name={control.name}
            aria-describedby={control['aria-describedby']}
            accept=".csv,text/csv"
            onFile={(file) => void read(file)}
          />
        )}
      </FieldFrame>
      {attempt.isError && <ErrorState error={attempt.error} />}
      {outcome && <Found outcome={outcome} />}
      {take.isError && <ErrorState error={take.error} />}
      {canTake && (
        <Button
          type="primary"
          loading={take.isPending}
          onClick={() => take.mutate({ csv, dryRun: false }, { onSuccess })}
        >
          {t('import.take')}
        </Button>
      )}
    </Section>
  );
};
