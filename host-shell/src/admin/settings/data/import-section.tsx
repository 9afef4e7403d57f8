import type { Operation } from '@portal/shared-contracts/admin';
import { ErrorState, Section, Stack } from '@portal/shared-ui';
import { FileInput } from '@portal/shared-ui/back-office';
import { Alert, Button, CheckBox } from '@portal/shared-ui/controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationQuery, useApply, useImport } from './data.queries.ts';
import { ImportLines } from './import-lines.tsx';
import { Missing } from './missing.tsx';

/** Reads a file of a firm, shows what it would do, and does it (BO-30, BO-33). */
export const ImportSection = () => {
  const { t } = useTranslation('admin');
  const id = useId();
  const { mutate, data, isPending, error } = useImport();
  return (
    <Section title={t('data.import.title')}>
      <Stack>
        <div>
          <label htmlFor={id}>{t('data.import.label')}</label>
          <p className="pui-help">{t('data.import.about')}</p>
        </div>
        <FileInput
          id={id}
          accept=".zip,application/zip"
          isDisabled={isPending}
          onFile={(file) => mutate(file)}
        />
        {isPending && <p role="status">{t('data.import.reading')}</p>}
        {error && <ErrorState error={error} />}
        {data && !isPending && <Plan key={data.operation._id} plan={data.operation} />}
      </Stack>
    </Section>
  );
};

const useApplied = () => {
  const client = useQueryClient();
  const apply = useApply();
  const { data: done, error } = useQuery(operationQuery(apply.data?.operation._id ?? ''));
  const isDone = done?.state === 'done';
  // The whole firm may look different now.
  useEffect(() => {
    if (isDone)
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] !== 'operations',
      });
  }, [client, isDone]);
  return {
    mutate: apply.mutate,
    done,
    isDone,
    isBusy: apply.isPending || done?.state === 'working',
    failure: apply.error ?? error,
  };
};

const Plan = ({ plan }: { plan: Operation }) => {
  const { t } = useTranslation('admin');
  const [isPublished, setPublished] = useState(false);
  const [isOurs, setOurs] = useState(false);
  const { mutate, done, isDone, isBusy, failure } = useApplied();
  const waiting = plan.lines.filter(
    ({ act, isPublished: is }) => act !== 'refused' && is === false,
  );
  const changes = plan.lines.filter(({ act }) => act === 'create' || act === 'change');
  const needsOurs = isPublished && waiting.some(({ part }) => part === 'contracts');
  const isIdle = changes.length === 0 && !(isPublished && waiting.length > 0);
  if (isDone && done?.outcome)
    return (
      <Alert type="success" role="status" title={t('data.import.done', { ...done.outcome })} />
    );
  return (
    <Stack>
      <Missing names={plan.missing} />
      <ImportLines lines={plan.lines} />
      {waiting.length > 0 && (
        <CheckBox checked={isPublished} onChange={(event) => setPublished(event.target.checked)}>
          {t('data.import.publish')}
        </CheckBox>
      )}
      {needsOurs && (
        <CheckBox checked={isOurs} onChange={(event) => setOurs(event.target.checked)}>
          {t('data.import.ours')}
        </CheckBox>
      )}
      {failure && <ErrorState error={failure} />}
      {done?.problem && <Alert type="error" role="alert" title={done.problem} />}
      {isIdle && <p role="status">{t('data.import.nothing')}</p>}
      <div>
        <Button
          type="primary"
          loading={isBusy}
          disabled={isIdle || (needsOurs && !isOurs)}
          onClick={() => mutate({ id: plan._id, isPublished, isOurs })}
        >
          {t('data.import.apply')}
        </Button>
      </div>
    </Stack>
  );
};
