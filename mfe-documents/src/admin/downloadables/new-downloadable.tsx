import { acceptedEndings, limits, type StoredFile } from '@portal/shared-contracts';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { usePortal, useUnsaved } from '@portal/shared-contracts/react';
import { FieldFrame, Section } from '@portal/shared-ui';
import { useKeptChanges } from '@portal/shared-ui/back-office';
import { Button, TextField } from '@portal/shared-ui/controls';
import { FileUpload, SendFailure, SubmitFiles, UploadGroup } from '@portal/shared-ui/upload';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ADMIN_TEXTS } from '../texts.ts';
import { useNewDownloadable } from './downloadables.queries.ts';

/** Adds a file for packages by its title. */
export const NewDownloadable = ({ onCancel }: { onCancel: () => void }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { flag } = usePortal();
  const navigate = useNavigate();
  const create = useNewDownloadable();
  const kept = useKeptChanges('downloadable:new', { title: '' }, 0);
  const { title = '' } = kept.typed;
  const [file, setFile] = useState<StoredFile>();
  const [isChecked, setChecked] = useState(false);
  useUnsaved((title !== '' || file !== undefined) && !create.isSuccess);
  const isMissing = title.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (isMissing || !file || create.isPending) return;
    create.mutate(
      { title, fileKey: file.key },
      {
        onSuccess: ({ _id: id }) => {
          kept.forget();
          void navigate(adminRoutes.downloadable({ id }));
        },
      },
    );
  };
  return (
    <Section title={t('downloadables.new')}>
      <form className="doc-form" noValidate onSubmit={submit}>
        <UploadGroup isSending={create.isPending} failure={create.error}>
          <FieldFrame
            name="title"
            label={t('downloadables.name')}
            isRequired
            {...(isChecked && isMissing ? { error: t('downloadables.nameMissing') } : {})}
          >
            <TextField
              autoFocus
              value={title}
              maxLength={limits.name.max}
              onChange={(event) => kept.type({ title: event.target.value })}
            />
          </FieldFrame>
          <FileUpload
            label={t('downloadables.file')}
            endings={acceptedEndings.additional}
            isInstructionHidden={flag('hide_click_to_upload')}
            {...(isChecked && !file ? { error: t('downloadables.fileMissing') } : {})}
            onChange={([chosen]) => setFile(chosen)}
          />
          <SendFailure />
          <div className="doc-admin-buttons">
            <SubmitFiles>{t('downloadables.add')}</SubmitFiles>
            <Button onClick={onCancel}>{t('approval.cancel')}</Button>
          </div>
        </UploadGroup>
      </form>
    </Section>
  );
};
