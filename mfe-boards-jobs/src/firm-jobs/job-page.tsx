import { ApiError } from '@portal/shared-contracts';
import { adminRoutes, type EditedJob } from '@portal/shared-contracts/admin';
import { usePortal, useUnsaved } from '@portal/shared-contracts/react';
import {
  ConfirmDialog,
  focusField,
  Page as Frame,
  PageHeader,
  QueryStates,
  Row,
  Section,
  usePopup,
} from '@portal/shared-ui';
import { KeepOrTake, RefusedSave, useKeptChanges } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { JobFields } from './job-fields.tsx';
import { jobQuery, useJobActs } from './firm-jobs.queries.ts';
import { contentOf, type JobValues, valuesOf, wrongAmounts } from './job-values.ts';
import { ADMIN_TEXTS, withAdminTexts } from './texts.ts';

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict';

const keyOf = (id = 'new'): string => `firm-job:${id}`;

const useJobForm = (job: EditedJob | undefined) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { currency } = usePortal();
  const popup = usePopup();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { save } = useJobActs(job?._id);
  const saved = valuesOf(job, currency);
  const kept = useKeptChanges(keyOf(job?._id), saved, job?.version ?? 0);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    // On a phone the field that needs a change stands out of sight above the button.
    const [first] = Object.keys(wrong);
    if (first) focusField(first);
  }, [wrong]);
  const values = { ...saved, ...kept.typed };
  useUnsaved(Object.keys(kept.typed).length > 0);
  const send = async (): Promise<void> => {
    const noNumbers = wrongAmounts(values, currency);
    setWrong(Object.fromEntries(noNumbers.map((field) => [field, t('form.noNumber')])));
    if (noNumbers.length > 0) return;
    try {
      const content = contentOf(values, currency);
      const reply = await save.mutateAsync({ content, baseVersion: kept.baseVersion });
      kept.forgetSent(values, reply.job.version, keyOf(reply.job._id));
      popup.success(t('form.saved'));
      if (!job) void navigate(adminRoutes.job({ id: reply.job._id }), { replace: true });
    } catch (error) {
      setWrong(error instanceof ApiError ? error.errors : {});
      // What others saved is read by now and was told: the next save goes over it.
      const now = job && client.getQueryData(jobQuery(job._id).queryKey);
      if (now && isConflict(error)) kept.moveTo(now.job.version);
    }
  };
  const takeTheirs = (): void => {
    kept.forget();
    save.reset();
  };
  const type = (field: keyof JobValues, value: string): void => kept.type({ [field]: value });
  return { values, wrong, type, send, takeTheirs, save, currency };
};

const Acts = ({ job }: { job: EditedJob }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const navigate = useNavigate();
  const popup = usePopup();
  const { copy, remove } = useJobActs(job._id);
  const [isAsked, setAsked] = useState(false);
  const confirm = async (): Promise<void> => {
    await remove.mutateAsync();
    void navigate(adminRoutes.jobs({}));
  };
  const doCopy = async (): Promise<void> => {
    const { job: made } = await copy.mutateAsync();
    popup.success(t('form.copied', { title: made.title }));
    void navigate(adminRoutes.job({ id: made._id }));
  };
  return (
    <Section title={t('ui:more')}>
      <Row>
        <Button loading={copy.isPending} onClick={() => void doCopy().catch(popup.failure)}>
          {t('form.copy')}
        </Button>
        <Button danger onClick={() => setAsked(true)}>
          {t('form.remove')}
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('form.remove')}
        isDanger
        confirmLabel={t('form.remove')}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      >
        {t('form.askRemove', { title: job.title })}
      </ConfirmDialog>
    </Section>
  );
};

const JobEditor = ({ job }: { job: EditedJob | undefined }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const form = useJobForm(job);
  return (
    <>
      <PageHeader
        title={job?.title ?? t('list.new')}
        back={{ to: adminRoutes.jobs({}), label: t('list.title') }}
      />
      <Section>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.send();
          }}
        >
          {form.save.isError && <RefusedSave error={form.save.error} />}
          {isConflict(form.save.error) && (
            <KeepOrTake onKeep={() => void form.send()} onTake={form.takeTheirs} />
          )}
          <JobFields {...form} />
          <Button type="primary" htmlType="submit" loading={form.save.isPending}>
            {t('form.save')}
          </Button>
        </form>
      </Section>
      {job && <Acts job={job} />}
    </>
  );
};

const OldJob = ({ id }: { id: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <QueryStates
      query={useQuery(jobQuery(id))}
      title={t('list.title')}
      back={{ to: adminRoutes.jobs({}), label: t('list.title') }}
      skeleton="form"
    >
      {({ job }) => <JobEditor key={id} job={job} />}
    </QueryStates>
  );
};

const JobPage = () => {
  const { id = 'new' } = useParams();
  return (
    <Frame width="reading">
      {id === 'new' ? <JobEditor key="new" job={undefined} /> : <OldJob id={id} />}
    </Frame>
  );
};

/** `/admin/jobs/{id}`: a job of the firm (BO-105). */
export const Page = withAdminTexts(JobPage);
