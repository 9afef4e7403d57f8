import { acceptedEndings, limits, storedFile } from '@portal/shared-contracts';
import { usePortal, useVault } from '@portal/shared-contracts/react';
import { z } from '@portal/shared-contracts/schema';
import { FieldFrame, SaveState } from '@portal/shared-ui';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { FileUpload, SubmitFiles, UploadGroup } from '@portal/shared-ui/upload';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import type { Verdict } from './approvals.queries.ts';

const remarks = z.object({ reason: z.string(), file: storedFile.nullable() });
const NOTHING: z.output<typeof remarks> = { reason: '', file: null };

const parse = (stored: unknown) => remarks.safeParse(stored).data;

/** Props of {@link SendBackForm}. */
export interface SendBackFormProps {
  draftId: string;
  isBusy: boolean;
  /** Why the verdict was not given. */
  failure: unknown;
  /** Sends the verdict; what was typed is forgotten once it arrived. */
  onSend: (verdict: Verdict) => Promise<unknown>;
  onCancel: () => void;
}

/** Why a draft goes back to its writer, with a file if need be; kept on the device until it is sent. */
export const SendBackForm = (props: SendBackFormProps) => {
  const { draftId, isBusy, failure, onSend, onCancel } = props;
  const { t } = useTranslation(ADMIN_TEXTS);
  const { flag } = usePortal();
  const kept = useVault(`draft-sent-back:${draftId}`, NOTHING, parse);
  const [isChecked, setChecked] = useState(false);
  const { reason, file } = kept.value;
  const isMissing = reason.trim() === '';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (isMissing || isBusy) return;
    const sent = await onSend({ act: 'reject', id: draftId, reason, file }).catch(() => undefined);
    if (sent) await kept.clear();
  };
  if (!kept.isReady) return null;
  return (
    <form className="doc-form" noValidate onSubmit={(event) => void submit(event)}>
      <UploadGroup isSending={isBusy} failure={failure}>
        <FieldFrame
          name="reason"
          label={t('approval.reason')}
          help={t('approval.reasonHelp')}
          isRequired
          {...(isChecked && isMissing ? { error: t('approval.reasonMissing') } : {})}
        >
          <TextArea
            // Opened by a letter or a button, the form is where the person goes on.
            autoFocus
            rows={5}
            maxLength={limits.draftReason}
            value={reason}
            readOnly={isBusy}
            onChange={(event) => kept.setValue({ reason: event.target.value, file })}
          />
        </FieldFrame>
        <FileUpload
          label={t('approval.file')}
          endings={acceptedEndings.additional}
          initial={file ? [file] : []}
          isInstructionHidden={flag('hide_click_to_upload')}
          onChange={(files) => kept.setValue({ reason, file: files[0] ?? null })}
        />
        <div className="doc-admin-buttons">
          <SubmitFiles>{t('approval.sendBack')}</SubmitFiles>
          <Button onClick={onCancel}>{t('approval.cancel')}</Button>
          <SaveState status={kept.status} isDraft />
        </div>
      </UploadGroup>
    </form>
  );
};
