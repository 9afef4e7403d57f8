import type { ServiceDocuments as Documents } from '@portal/shared-contracts/admin';
import { adminRoutes } from '@portal/shared-contracts/admin';
import type { Draft, FinalDocument } from '@portal/shared-contracts/documents';
import { DateText, StatusChip } from '@portal/shared-ui';
import { Disclosure } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DraftFiles } from '../../features/draft-history/draft-files.tsx';
import { DraftRequest } from '../../features/draft-history/draft-request.tsx';
import { DraftStageChip } from '../../features/draft-history/draft-stage-chip.tsx';
import { FileLine, FileLines } from '../../files/file-line.tsx';
import { ADMIN_TEXTS } from '../texts.ts';
import { UploadForCustomer } from './upload-for-customer.tsx';
import { draftNumber } from '../../drafts/draft-number.ts';

interface DraftLineProps {
  draft: Draft;
  number: number;
  isAccepted: boolean;
}

const DraftLine = ({ draft, number, isAccepted }: DraftLineProps) => {
  const { t } = useTranslation([ADMIN_TEXTS, 'documents']);
  const { reviewedByUser, stage, adminApproval } = draft;
  return (
    <Disclosure
      label={
        <span>
          {t('documents:draft.numbered', { number })} ·{' '}
          <DateText value={draft.createdAt} style="moment" />
        </span>
      }
      extra={
        isAccepted ? (
          <StatusChip kind="done" label={t('documents:draft.accepted')} />
        ) : (
          <DraftStageChip stage={stage} />
        )
      }
    >
      {stage === 'with-admin' && (
        <p>
          <Link to={adminRoutes.approval({ draftId: draft._id })}>{t('order.judge')}</Link>
        </p>
      )}
      <DraftFiles draft={draft} />
      {adminApproval?.rejectionReason && (
        <p className="doc-text">{t('order.sentBack', { reason: adminApproval.rejectionReason })}</p>
      )}
      {reviewedByUser && <DraftRequest draft={draft} />}
    </Disclosure>
  );
};

const Final = ({ document }: { document: FinalDocument }) => {
  const { t } = useTranslation('documents');
  const { dataPdf, dataWord, otherFiles, writerNotes, updatedAt } = document;
  return (
    <>
      <p className="doc-note">
        <DateText value={updatedAt} style="moment" />
      </p>
      <ul className="doc-files">
        {dataPdf && <FileLine file={dataPdf} label={t('file.pdf')} />}
        {dataWord && <FileLine file={dataWord} label={t('file.word')} />}
        {otherFiles.map((file) => (
          <FileLine key={file.key} file={file} label={t('additionalDocuments')} />
        ))}
      </ul>
      {writerNotes && <p className="doc-text">{writerNotes}</p>}
    </>
  );
};

interface ServiceDocumentsProps {
  orderId: string;
  service: Documents;
  /** Its order was called off, and takes nothing any more. */
  isCancelled: boolean;
}

/** The documents of one service: what the customer had, the drafts with their state, and what was handed over. */
export const ServiceDocuments = ({ orderId, service, isCancelled }: ServiceDocumentsProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { serviceName, previous, drafts, isAccepted = false, final } = service;
  return (
    <div className="doc-admin-service">
      <h3>{serviceName}</h3>
      {previous && (
        <>
          <h4>{t('order.previous')}</h4>
          {previous.length === 0 && <p className="doc-note">{t('order.noPrevious')}</p>}
          <FileLines files={previous} entered={service.enteredByFirm} />
          {!isCancelled && (
            <UploadForCustomer {...{ orderId, serviceName }} serviceId={service.serviceId} />
          )}
        </>
      )}
      {drafts && (
        <>
          <h4>{t('order.drafts')}</h4>
          {drafts.length === 0 && <p className="doc-note">{t('order.noDrafts')}</p>}
          {drafts.map((draft, index) => (
            <DraftLine
              key={draft._id}
              draft={draft}
              number={draftNumber(drafts, index)}
              isAccepted={index === 0 && isAccepted}
            />
          ))}
        </>
      )}
      {final !== undefined && (
        <>
          <h4>{t('order.final')}</h4>
          {final ? <Final document={final} /> : <p className="doc-note">{t('order.noFinal')}</p>}
        </>
      )}
    </div>
  );
};
