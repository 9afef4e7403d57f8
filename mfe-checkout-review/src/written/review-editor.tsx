import { adminRoutes, type EditedReview } from '@portal/shared-contracts/admin';
import { routes } from '@portal/shared-contracts/remote';
import { LoadingSkeleton, PageHeader, Section, Stack, usePopup } from '@portal/shared-ui';
import { KeepOrTake, RefusedSave, useSingleRun } from '@portal/shared-ui/back-office';
import { Alert, Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { countMissing } from './content-values.ts';
import { JsonPaste } from './fields/json-paste.tsx';
import { ReaderFields } from './fields/reader-fields.tsx';
import { ResumeBeside } from './fields/resume-beside.tsx';
import { SnippetList } from './fields/snippets.tsx';
import { TabFields } from './fields/tab-fields.tsx';
import { notMailed } from './not-mailed.ts';
import { ReviewActs } from './review-acts.tsx';
import { ReviewState } from './review-state.tsx';
import { useReviewActs } from './reviews.queries.ts';
import { ADMIN_TEXTS } from './texts.ts';
import { useWrittenForm, type WrittenForm } from './use-written-form.ts';

const useSaving = (form: WrittenForm, shown: EditedReview | undefined) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const popup = usePopup();
  const navigate = useNavigate();
  const { act } = useReviewActs(shown?._id ?? '');
  const save = async (): Promise<EditedReview | undefined> => {
    const review = await form.save();
    if (review && !shown) void navigate(adminRoutes.review({ id: review._id }), { replace: true });
    return review;
  };
  const saveOnly = async (): Promise<void> => {
    if (await save()) popup.success(t('form.saved'));
  };
  const publish = useSingleRun(async (): Promise<void> => {
    const review = await save();
    if (!review) return;
    try {
      const { version: baseVersion, publishedVersion } = review;
      const { mailed, unmailed } = await act.mutateAsync({ name: 'publish', baseVersion });
      // A server that does not say it mails the first time for certain.
      if (unmailed ?? (publishedVersion === 0 && !mailed))
        popup.failure(notMailed(t('acts.notMailed')));
      else popup.success(t(mailed ? 'form.publishedAndMailed' : 'form.published'));
    } catch (error) {
      await form.refused(error);
    }
  });
  return { saveOnly, publish, isPublishing: act.isPending };
};

const Head = ({ form, shown }: { form: WrittenForm; shown: EditedReview | undefined }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { publish, isPublishing } = useSaving(form, shown);
  const { firstName, lastName } = form.values;
  const canPublish = shown && shown.state !== 'archived' && (shown.hasDraft || form.isChanged);
  return (
    <PageHeader
      title={`${firstName} ${lastName}`.trim() || t('list.new')}
      back={{ to: adminRoutes.reviews({}), label: t('list.title') }}
      {...(shown ? { status: <ReviewState review={shown} /> } : {})}
      {...(shown?.state === 'published'
        ? { extra: <Link to={routes.review({ id: shown._id })}>{t('form.asReader')}</Link> }
        : {})}
      action={
        canPublish && (
          <Button type="primary" loading={isPublishing} onClick={() => void publish()}>
            {t('form.publish')}
          </Button>
        )
      }
    />
  );
};

const Problems = ({ form }: { form: WrittenForm }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const missing = countMissing(form.values);
  return (
    <>
      {form.failure !== undefined && <RefusedSave error={form.failure} />}
      {form.isStale && <KeepOrTake onKeep={form.keepMine} onTake={form.takeTheirs} />}
      {missing > 0 && <Alert type="warning" title={t('form.missing', { count: missing })} />}
    </>
  );
};

/** Form and resume side by side; what is typed stays until it is saved (BO-102). */
export const ReviewEditor = ({ shown }: { shown: EditedReview | undefined }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const form = useWrittenForm(shown);
  const { saveOnly } = useSaving(form, shown);
  if (!form.isReady) return <LoadingSkeleton shape="form" />;
  return (
    <>
      <Head form={form} shown={shown} />
      <div className="wr-editor">
        <Stack gap={3}>
          <Problems form={form} />
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void saveOnly();
            }}
          >
            <Stack gap={3}>
              <Section title={t('reader.title')}>
                <ReaderFields form={form} />
              </Section>
              <TabFields form={form} />
              <div className="wr-buttons">
                <Button
                  htmlType="submit"
                  loading={form.isSaving}
                  disabled={shown !== undefined && !form.isChanged}
                >
                  {t('form.save')}
                </Button>
              </div>
            </Stack>
          </form>
          <Section title={t('form.more')}>
            <JsonPaste form={form} />
            {shown && <ReviewActs review={shown} />}
          </Section>
          <Section title={t('snippets.title')}>
            <SnippetList />
          </Section>
        </Stack>
        <ResumeBeside form={form} />
      </div>
    </>
  );
};
