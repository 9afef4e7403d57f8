import { acceptedEndings, type StoredFile } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { focusField, Section, Stack, usePopup } from '@portal/shared-ui';
import { FileUpload, SendFailure, SubmitFiles, UploadGroup } from '@portal/shared-ui/upload';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFiles } from '../../files/use-kept-files.ts';
import { useAnnounceChange } from '../../order-head/use-announce-change.ts';
import { savePrevious } from './previous-documents.queries.ts';
import { UploadedFiles } from './uploaded-files.tsx';

/** Props of {@link PreviousDocumentsForm}. */
export interface PreviousDocumentsFormProps {
  orderId: string;
  serviceId: string;
  uploaded: readonly StoredFile[];
  /** Keys of those that the firm uploaded in the customer's place. */
  entered: readonly string[];
  /** Nothing is asked for: sending without another file changes nothing. */
  isDone: boolean;
}

/** Sends what is new, or what is there once more, and forgets what the device kept of it. */
const useSending = (
  address: { orderId: string; serviceId: string },
  kept: ReturnType<typeof useKeptFiles>,
  onSent: () => void,
) => {
  const { t } = useTranslation('documents');
  const popup = usePopup();
  const announceChange = useAnnounceChange(address.orderId);
  return useMutation({
    mutationFn: () => savePrevious(address, { uploadedFiles: kept.value, deletedFiles: [] }),
    onSuccess: async () => {
      popup.success(t('previous.success'));
      kept.setValue([]);
      await kept.clear();
      onSent();
      await announceChange();
    },
  });
};

/** The customer uploads one or several documents; each is listed with its own state (DO-10). */
export const PreviousDocumentsForm = ({
  orderId,
  serviceId,
  uploaded,
  entered,
  isDone,
}: PreviousDocumentsFormProps) => {
  const { t } = useTranslation('documents');
  const { flag } = usePortal();
  const kept = useKeptFiles(`previous-documents:${orderId}:${serviceId}`);
  const fresh = kept.value;
  const [round, setRound] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const send = useSending({ orderId, serviceId }, kept, () => setRound(round + 1));
  const isRemovable = uploaded.length + fresh.length > 1;
  // What was opened again is done once it is sent again, as it is or with more.
  const isEnough = fresh.length > 0 || (!isDone && uploaded.length > 0);
  const submit = (): void => {
    setMissing(!isEnough);
    if (isEnough) send.mutate();
    else focusField('previous');
  };
  if (!kept.isReady) return null;
  return (
    <Stack gap={3}>
      {uploaded.length > 0 && (
        <UploadedFiles {...{ orderId, serviceId, entered }} files={uploaded} />
      )}
      <Section title={t(uploaded.length > 0 ? 'previous.addMore' : 'previous.add')}>
        <div className="doc-form">
          <UploadGroup isSending={send.isPending} failure={send.error}>
            <FileUpload
              key={round}
              name="previous"
              label={t('previous.label')}
              endings={acceptedEndings.previousDocument}
              isMultiple
              isRemovable={isRemovable}
              isInstructionHidden={flag('hide_click_to_upload')}
              initial={fresh}
              taken={uploaded.length}
              onChange={kept.setValue}
              {...(isMissing && fresh.length === 0 ? { error: t('previous.missing') } : {})}
            />
            <SendFailure safe={t('filesKept')} />
            <SubmitFiles htmlType="button" onClick={submit}>
              {t('previous.submit')}
            </SubmitFiles>
          </UploadGroup>
        </div>
      </Section>
    </Stack>
  );
};
