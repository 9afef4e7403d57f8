import { acceptedEndings } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { focusField, Section, usePopup } from '@portal/shared-ui';
import { FileUpload, SendFailure, SubmitFiles, UploadGroup } from '@portal/shared-ui/upload';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useKeptFiles } from '../../files/use-kept-files.ts';
import { useAnnounceChange } from '../../order-head/use-announce-change.ts';
import { sendLinkedin } from './linkedin.queries.ts';

/** The writer uploads the LinkedIn document and returns to the order (DO-61). */
export const LinkedinForm = ({
  orderId,
  isReplacing,
}: {
  orderId: string;
  isReplacing: boolean;
}) => {
  const { t } = useTranslation('documents');
  const { flag } = usePortal();
  const popup = usePopup();
  const navigate = useNavigate();
  const announceChange = useAnnounceChange(orderId);
  const kept = useKeptFiles(`linkedin:${orderId}`);
  const [file] = kept.value;
  const [isMissing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: sendLinkedin,
    onSuccess: async () => {
      await kept.clear();
      popup.success(t('linkedin.uploaded'));
      await announceChange();
      await navigate(routes.orderView({ id: orderId }));
    },
  });
  if (!kept.isReady) return null;
  return (
    <Section title={t(isReplacing ? 'linkedin.replace' : 'linkedin.upload')}>
      <form
        className="doc-form"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!file);
          if (file) send.mutate({ orderId, file });
          else focusField('linkedin');
        }}
      >
        <UploadGroup isSending={send.isPending} failure={send.error}>
          <FileUpload
            name="linkedin"
            label={t('linkedin.file')}
            endings={acceptedEndings.additional}
            isInstructionHidden={flag('hide_click_to_upload')}
            initial={kept.value}
            onChange={kept.setValue}
            {...(isMissing && !file ? { error: t('linkedin.missing') } : {})}
          />
          <SendFailure safe={t('filesKept')} />
          <SubmitFiles>{t('linkedin.submit')}</SubmitFiles>
        </UploadGroup>
      </form>
    </Section>
  );
};
