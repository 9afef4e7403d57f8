import type { StoredFile } from '@portal/shared-contracts';
import type { FinalDocument } from '@portal/shared-contracts/documents';
import { isCompleted, moduleIds, type Order } from '@portal/shared-contracts/orders';
import { routes } from '@portal/shared-contracts/remote';
import { DownloadLink, QueryStates, Section } from '@portal/shared-ui';
import { DownloadIcon } from '@portal/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { finalDocumentsQuery, servicesWithFinals } from '../../order/final-documents.query.ts';
import { LinkedinResult } from './linkedin-result.tsx';

const linkedinService = (order: Order) =>
  order.package.packageServices.find(({ serviceModules }) =>
    serviceModules.some(({ id }) => id === moduleIds.finalLinkedin),
  );

/** What a completed order was about: the files of each service, before anything is asked (UX-04). */
export const DocumentsReady = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const query = useQuery(finalDocumentsQuery(order));
  const linkedin = linkedinService(order);
  if (!isCompleted(order) || (!linkedin && servicesWithFinals(order).length === 0)) return null;
  return (
    <Section title={t('ready.title')} className="orders-ready">
      <QueryStates query={query} skeleton="text">
        {(documents) => (
          <ul className="orders-ready-list">
            {documents.map(({ serviceId, serviceName, document }) => (
              <ServiceResult key={serviceId} name={serviceName}>
                {document && <Files document={document} name={serviceName} />}
                <Link to={routes.finalDocument({ serviceId, id: order._id })}>
                  {t('ready.all', { name: serviceName })}
                </Link>
              </ServiceResult>
            ))}
            {linkedin && (
              <ServiceResult name={linkedin.serviceName}>
                <LinkedinResult orderId={order._id} />
              </ServiceResult>
            )}
          </ul>
        )}
      </QueryStates>
    </Section>
  );
};

const ServiceResult = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <h3 className="orders-service-name">{name}</h3>
    <div className="orders-ready-files">{children}</div>
  </li>
);

const Files = ({ document, name }: { document: FinalDocument; name: string }) => {
  const { t } = useTranslation('orders');
  return (
    <>
      {document.dataPdf && (
        <FileButton
          file={document.dataPdf}
          kind={t('ready.pdf')}
          label={t('ready.pdfOf', { name })}
        />
      )}
      {document.dataWord && (
        <FileButton
          file={document.dataWord}
          kind={t('ready.word')}
          label={t('ready.wordOf', { name })}
        />
      )}
    </>
  );
};

interface FileButtonProps {
  file: StoredFile;
  kind: string;
  /** The kind with the service, for those who only hear the link. */
  label: string;
}

const FileButton = ({ file, kind, label }: FileButtonProps) => (
  <DownloadLink
    className="orders-button-link"
    href={`/api/file/download/${encodeURIComponent(file.key)}`}
    name={file.originalname}
    aria-label={label}
  >
    <DownloadIcon /> {kind}
  </DownloadLink>
);
