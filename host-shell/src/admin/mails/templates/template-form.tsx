import { ApiError } from '@portal/shared-contracts';
import { type MailTemplate, mailTemplateLimits } from '@portal/shared-contracts/mails';
import { useUnsaved } from '@portal/shared-contracts/react';
import { usePopup } from '@portal/shared-ui';
import {
  AskedDeletion,
  KeptForm,
  type KeptFormState,
  useKeptForm,
} from '@portal/shared-ui/back-office';
import { Button, TextArea, TextField } from '@portal/shared-ui/controls';
import { ErrorSummary, FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { MailFrame } from '../../mail-frame.tsx';
import { SaveFailure } from '../../save-failure.tsx';
import { type TypedWords, usePreview, useSaveTemplate, useSendToMe } from './templates.queries.ts';

interface Words {
  subject: string;
  text: string;
}

type Act = 'save' | 'preview' | 'to-me';

const useActs = (template: MailTemplate, kept: KeptFormState<Words>) => {
  const { t } = useTranslation('admin');
  const popup = usePopup();
  const save = useSaveTemplate(template);
  const preview = usePreview(template);
  const toMe = useSendToMe(template);
  const [failure, setFailure] = useState<unknown>();
  const run = async (act: Act, words: Words, helpers: FormikHelpers<Words>): Promise<void> => {
    const typed: TypedWords = { subject: words.subject.trim(), text: words.text.trim() };
    if (act === 'preview') return void (await preview.mutateAsync(typed));
    if (act === 'to-me') {
      await toMe.mutateAsync(typed);
      return popup.success(t('templates.toMeDone'));
    }
    const saved = await save.mutateAsync({ ...words, baseVersion: kept.baseVersion });
    kept.goOnFrom({ sent: words, values: words, version: saved.template.version }, helpers);
    return popup.success(t('templates.saved'));
  };
  const tryAct = async (act: Act, words: Words, helpers: FormikHelpers<Words>): Promise<void> => {
    setFailure(undefined);
    try {
      await run(act, words, helpers);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') kept.goOn();
      setFailure(showFieldErrors(error, words, helpers));
    }
  };
  const reset = () =>
    save.mutateAsync({ subject: null, text: null, baseVersion: template.version });
  return { tryAct, reset, failure, settle: () => setFailure(undefined), shown: preview.data };
};

/** The words of one mail: typed, looked at, sent to oneself, taken back (BO-57). */
export const TemplateForm = ({ template }: { template: MailTemplate }) => {
  const { t } = useTranslation('admin');
  const [act, setAct] = useState<Act>('save');
  const needed = (most: number) =>
    string()
      .trim()
      .required(t('templates.required'))
      .max(most, t('shell:fields.tooLong', { count: most }));
  const rules = object({
    subject: needed(mailTemplateLimits.subject),
    text: needed(mailTemplateLimits.text),
  });
  const labels = { subject: t('templates.subject'), text: t('templates.text') };
  const { subject, text, event, language, version } = template;
  const kept = useKeptForm(`mail-template:${event}/${language}`, { subject, text }, version);
  const { tryAct, reset, failure, settle, shown } = useActs(template, kept);
  return (
    <Formik<Words>
      initialValues={{ subject, text }}
      validationSchema={rules}
      onSubmit={(words, helpers) => tryAct(act, words, helpers)}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <KeptForm kept={kept} />
          <ErrorSummary labels={labels} />
          <SaveFailure failure={failure} labels={labels} onSettled={settle} />
          <Fields template={template} />
          <div className="admin-buttons">
            {(['save', 'preview', 'to-me'] as const).map((one) => (
              <Button
                key={one}
                type={one === 'save' ? 'primary' : 'default'}
                htmlType="submit"
                loading={isSubmitting && act === one}
                onClick={() => setAct(one)}
              >
                {t(`templates.${one === 'to-me' ? 'toMe' : one}`)}
              </Button>
            ))}
            {template.isOwn && (
              <AskedDeletion label={t('templates.reset')} onConfirm={reset}>
                {t('templates.resetSure')}
              </AskedDeletion>
            )}
          </div>
          {shown && (
            <MailFrame
              className="admin-mail-preview"
              title={t('templates.previewOf', { subject: shown.subject })}
              html={shown.html}
            />
          )}
        </Form>
      )}
    </Formik>
  );
};

const Fields = ({ template }: { template: MailTemplate }) => {
  const { t } = useTranslation('admin');
  const { dirty } = useFormikContext<Words>();
  useUnsaved(dirty);
  const names = template.placeholders.map((name) => `{{${name}}}`).join(' ');
  return (
    <>
      <FormField<string> name="subject" label={t('templates.subject')} isRequired>
        {(control, set) => <TextField {...control} onChange={(event) => set(event.target.value)} />}
      </FormField>
      <FormField<string>
        name="text"
        label={t('templates.text')}
        help={t('templates.help')}
        isRequired
      >
        {(control, set) => (
          <TextArea {...control} rows={10} onChange={(event) => set(event.target.value)} />
        )}
      </FormField>
      <p className="pui-help">{t('templates.placeholders', { names })}</p>
    </>
  );
};
