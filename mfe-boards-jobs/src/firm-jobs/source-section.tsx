import { ApiError, callApi } from '@portal/shared-contracts';
import {
  jobSourceKind,
  type JobSourceState,
  saveJobSource,
  testJobSource,
} from '@portal/shared-contracts/admin';
import { ErrorState, FieldFrame, QueryStates, Row, Section, usePopup } from '@portal/shared-ui';
import { NativeSelect, changesFrom, useKeptChanges } from '@portal/shared-ui/back-office';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceQuery } from './firm-jobs.queries.ts';
import { ADMIN_TEXTS } from './texts.ts';

interface Typed {
  kind: JobSourceState['kind'];
  country: string;
  appId: string;
  appKey: string;
}

const typedOf = ({ kind, country }: JobSourceState): Typed => ({
  kind,
  country,
  appId: '',
  appKey: '',
});

const NO_KEYS = { appId: '', appKey: '' };

const useSource = (source: JobSourceState) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const client = useQueryClient();
  const kept = useKeptChanges('job-source', { kind: source.kind, country: '' }, source.version);
  // Keys are never kept on the device.
  const [keys, setKeys] = useState(NO_KEYS);
  const typed: Typed = { ...typedOf(source), ...kept.typed, ...keys };
  const save = useMutation({
    mutationFn: ({ kind, country, appId, appKey }: Typed) =>
      callApi(saveJobSource, {
        baseVersion: kept.baseVersion,
        kind,
        country: country.trim().toLowerCase(),
        ...(appId ? { appId } : {}),
        ...(appKey ? { appKey } : {}),
      }),
    onSuccess: (reply, { appId, appKey, ...sent }) => {
      client.setQueryData(sourceQuery().queryKey, reply);
      kept.forgetSent(sent, reply.source.version);
      setKeys((now) => ({ ...NO_KEYS, ...changesFrom({ appId, appKey }, now) }));
      popup.success(t('source.saved'));
    },
    onError: async () => {
      await client.invalidateQueries({ queryKey: sourceQuery().queryKey });
      const current = client.getQueryData(sourceQuery().queryKey);
      if (current) kept.moveTo(current.source.version);
    },
  });
  const attempt = useMutation({ mutationFn: () => callApi(testJobSource, {}) });
  const type = ({ appId, appKey, ...more }: Partial<Typed>): void => {
    if (appId !== undefined) setKeys((before) => ({ ...before, appId }));
    if (appKey !== undefined) setKeys((before) => ({ ...before, appKey }));
    if (Object.keys(more).length > 0) kept.type(more);
  };
  return { typed, type, save, attempt };
};

const texts = ['country', 'appId', 'appKey'] as const;

const AccountFields = ({
  form,
  hasKeys,
}: {
  form: ReturnType<typeof useSource>;
  hasKeys: boolean;
}) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { typed, type, save } = form;
  const errors = save.error instanceof ApiError ? save.error.errors : {};
  return (
    <>
      {texts.map((name) => (
        <FieldFrame
          key={name}
          name={name}
          label={t(`source.${name}`)}
          isRequired={name === 'country' || !hasKeys}
          {...(name !== 'country' && hasKeys ? { help: t('source.kept') } : {})}
          {...(errors[name] ? { error: errors[name] } : {})}
        >
          {(control) => (
            <TextField
              {...control}
              type={name === 'appKey' ? 'password' : 'text'}
              autoComplete="off"
              value={typed[name]}
              maxLength={name === 'country' ? 2 : 255}
              onChange={({ target }) => type({ [name]: target.value })}
            />
          )}
        </FieldFrame>
      ))}
    </>
  );
};

const Form = ({ source }: { source: JobSourceState }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const form = useSource(source);
  const { typed, type, save, attempt } = form;
  const kinds = jobSourceKind.options;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(typed);
      }}
    >
      <FieldFrame name="kind" label={t('source.kind')} isRequired>
        {(control) => (
          <NativeSelect
            {...control}
            value={typed.kind}
            onChoose={(value) => type({ kind: jobSourceKind.parse(value) })}
            options={kinds.map((value) => ({ value, label: t(`source.kinds.${value}`) }))}
          />
        )}
      </FieldFrame>
      {typed.kind === 'search-api' && <AccountFields form={form} hasKeys={source.hasKeys} />}
      {save.isError && <ErrorState error={save.error} />}
      {attempt.isError && <ErrorState error={attempt.error} />}
      <p role="status">
        {attempt.data &&
          t(`source.outcomes.${attempt.data.outcome}`, { count: attempt.data.count ?? 0 })}
      </p>
      <Row>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('form.save')}
        </Button>
        <Button loading={attempt.isPending} onClick={() => attempt.mutate()}>
          {t('source.test')}
        </Button>
      </Row>
    </form>
  );
};

/** Own jobs or a search API, whose keys are written and never shown (BO-104). */
export const SourceSection = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <Section title={t('source.title')}>
      <QueryStates query={useQuery(sourceQuery())} skeleton="form">
        {({ source }) => <Form source={source} />}
      </QueryStates>
    </Section>
  );
};
