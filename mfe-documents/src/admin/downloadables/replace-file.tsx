import { acceptedEndings, type StoredFile } from '@portal/shared-contracts';
import { type AdminDownloadable, fileReach, type FileReach } from '@portal/shared-contracts/admin';
import { usePortal, useUnsaved } from '@portal/shared-contracts/react';
import { ConfirmDialog, FieldGroup, Section, usePopup } from '@portal/shared-ui';
import { FileUpload, SendFailure, SubmitFiles, UploadGroup } from '@portal/shared-ui/upload';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import { useDownloadableActs } from './downloadables.queries.ts';

const Reach = ({
  reaches,
  onChoose,
}: {
  reaches: FileReach;
  onChoose: (reaches: FileReach) => void;
}) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <FieldGroup legend={t('downloadable.whom')}>
      {fileReach.options.map((value) => (
        <label key={value} className="pui-check">
          <input
            type="radio"
            name="reaches"
            value={value}
            checked={reaches === value}
            onChange={() => onChoose(value)}
          />
          <span>{t(`downloadable.reaches.${value}`)}</span>
        </label>
      ))}
    </FieldGroup>
  );
};

interface ReplaceFileProps {
  item: AdminDownloadable;
  onReplaced: (item: AdminDownloadable) => void;
}

/** A newer file, for orders from now on or, after a warning, for everybody who bought it. */
export const ReplaceFile = ({ item, onReplaced }: ReplaceFileProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { flag } = usePortal();
  const popup = usePopup();
  const { replace } = useDownloadableActs(item);
  const [file, setFile] = useState<StoredFile>();
  const [reaches, setReaches] = useState<FileReach>('new-orders');
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useUnsaved(file !== undefined && !replace.isSuccess);
  const send = async (): Promise<void> => {
    if (!file) return;
    const replaced = await replace.mutateAsync({ fileKey: file.key, reaches });
    popup.success(t('downloadable.replaced'));
    onReplaced(replaced);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (!file || replace.isPending) return;
    if (reaches === 'everyone') setAsked(true);
    else void send().catch(() => undefined);
  };
  return (
    <Section title={t('downloadable.replace')}>
      <form className="doc-form" noValidate onSubmit={submit}>
        <UploadGroup isSending={replace.isPending} failure={replace.error}>
          <FileUpload
            label={t('downloadable.newFile')}
            endings={acceptedEndings.additional}
            isInstructionHidden={flag('hide_click_to_upload')}
            {...(isChecked && !file ? { error: t('downloadables.fileMissing') } : {})}
            onChange={([chosen]) => setFile(chosen)}
          />
          <Reach reaches={reaches} onChoose={setReaches} />
          <SendFailure />
          <SubmitFiles>{t('downloadable.publish')}</SubmitFiles>
        </UploadGroup>
      </form>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('downloadable.reaches.everyone')}
        isDanger
        confirmLabel={t('downloadable.publish')}
        onConfirm={async () => {
          setAsked(false);
          await send();
        }}
        onCancel={() => setAsked(false)}
      >
        {t('downloadable.warning', { count: item.buyers })}
      </ConfirmDialog>
    </Section>
  );
};
