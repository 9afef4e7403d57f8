import { limits } from '@portal/shared-contracts';
import type { QuestionnaireTemplate } from '@portal/shared-contracts/questionnaires';
import { useVault } from '@portal/shared-contracts/react';
import { ErrorState, FieldFrame } from '@portal/shared-ui';
import { SendIcon } from '@portal/shared-ui/icons';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import './templates.css';

interface PublishTemplateProps {
  template: QuestionnaireTemplate;
  /** Whether the questions can be published; if not, the page says why. */
  check: () => boolean;
  onPublish: (name: string) => Promise<unknown>;
}

const parseName = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

/** Renames a template and publishes its questions in one step (QU-37). */
export const PublishTemplate = ({ template, check, onPublish }: PublishTemplateProps) => {
  const { t } = useTranslation('questionnaires');
  const kept = useVault(`template-name:${template._id}`, template.name, parseName);
  const [isRefused, setRefused] = useState(false);
  const publishing = useMutation({ mutationFn: onPublish, onSuccess: kept.clear });
  const name = kept.value.trim();
  const error =
    name === ''
      ? t('template.enterName')
      : name.length > limits.text.short
        ? t('problem.too-long', { most: limits.text.short })
        : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefused(error !== undefined);
    if (error) document.getElementById('field-name')?.focus();
    else if (check()) publishing.mutate(name);
  };
  return (
    <form noValidate className="quest-publish" onSubmit={submit}>
      <FieldFrame
        name="name"
        label={t('template.name')}
        isRequired
        {...(isRefused && error ? { error } : {})}
      >
        {(control) => (
          <TextField
            {...control}
            value={kept.value}
            onChange={(event) => kept.setValue(event.target.value)}
          />
        )}
      </FieldFrame>
      <Button type="primary" htmlType="submit" icon={<SendIcon />} loading={publishing.isPending}>
        {t('publish.open')}
      </Button>
      {publishing.isError && <ErrorState error={publishing.error} />}
    </form>
  );
};
