import { acceptedEndings, callApi, type StoredFile } from '@portal/shared-contracts';
import { enterDocuments } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { FileUpload, SendFailure, SubmitFiles, UploadGroup } from '@portal/shared-ui/upload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFiles } from '../../files/use-kept-files.ts';
import { ADMIN_TEXTS } from '../texts.ts';

interface PlaceProps {
  orderId: string;
  serviceId: string;
  serviceName: string;
}

const Form = ({ orderId, serviceId, onDone }: PlaceProps & { onDone: () => void }) => {
  const { t } = useTranslation([ADMIN_TEXTS, 'documents']);
  const { events, flag } = usePortal();
  const popup = usePopup();
  const client = useQueryClient();
  const kept = useKeptFiles(`on-behalf:${orderId}:${serviceId}`);
  const files: readonly StoredFile[] = kept.value;
  const [isMissing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: () =>
      callApi(enterDocuments, { id: orderId, serviceId, uploadedFiles: kept.value }),
    onSuccess: async () => {
      popup.success(t('onBehalf.done'));
      await kept.clear();
      events.publish('order.changed', { orderId });
      await client.invalidateQueries({ queryKey: ['orders'] });
      onDone();
    },
  });
  const submit = (): void => {
    setMissing(files.length === 0);
    if (files.length > 0) send.mutate();
  };
  if (!kept.isReady) return null;
  return (
    <UploadGroup isSending={send.isPending} failure={send.error}>
      <FileUpload
        label={t('documents:previous.label')}
        endings={acceptedEndings.previousDocument}
        isMultiple
        isInstructionHidden={flag('hide_click_to_upload')}
        initial={files}
        onChange={kept.setValue}
        {...(isMissing && files.length === 0 ? { error: t('documents:previous.missing') } : {})}
      />
      <SendFailure safe={t('documents:filesKept')} />
      <SubmitFiles htmlType="button" onClick={submit}>
        {t('documents:previous.submit')}
      </SubmitFiles>
    </UploadGroup>
  );
};

/** Uploads what the customer sent to the firm by other ways (BO-64). */
export const UploadForCustomer = (props: PlaceProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const [isOpen, setOpen] = useState(false);
  const act = t(isOpen ? 'approval.cancel' : 'onBehalf.upload');
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={t('onBehalf.named', { act, service: props.serviceName })}
        onClick={() => setOpen(!isOpen)}
      >
        {act}
      </Button>
      {isOpen && <Form {...props} onDone={() => setOpen(false)} />}
    </>
  );
};
