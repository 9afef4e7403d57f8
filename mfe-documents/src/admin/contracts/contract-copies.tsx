import { buildRequest } from '@portal/shared-contracts';
import {
  downloadContractVersion,
  downloadSignedCopy,
  type SignedCopy,
} from '@portal/shared-contracts/admin';
import {
  DateText,
  DownloadLink,
  EmptyState,
  QueryStates,
  Section,
  VisuallyHidden,
} from '@portal/shared-ui';
import { BackOfficeList } from '@portal/shared-ui/back-office';
import { Disclosure } from '@portal/shared-ui/controls';
import { SanitizedHtml } from '@portal/shared-ui/html';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import { copiesQuery, versionsQuery } from './contracts.queries.ts';

/** What was published when and by whom, each to be read and saved. */
export const ContractVersions = ({ id }: { id: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const query = useQuery(versionsQuery(id));
  return (
    <Section title={t('versions.title')}>
      <QueryStates query={query} skeleton="text">
        {(versions) =>
          versions.length === 0 ? (
            <p className="doc-note">{t('versions.none')}</p>
          ) : (
            versions.map(({ number, title, content, publishedAt, publishedBy, signatures }) => (
              <Disclosure key={number} label={t('versions.one', { number, title })}>
                <p className="doc-note">
                  <DateText value={publishedAt} style="moment" />
                  {publishedBy && ` · ${publishedBy}`} ·{' '}
                  {t('versions.signed', { count: signatures })}
                </p>
                <DownloadLink
                  className="doc-download"
                  href={buildRequest(downloadContractVersion, { id, number }).path}
                  name={`${title} ${number}.pdf`}
                >
                  {t('versions.pdf')}
                </DownloadLink>
                <SanitizedHtml html={content} />
              </Disclosure>
            ))
          )
        }
      </QueryStates>
    </Section>
  );
};

const useColumns = (id: string): TableColumn<SignedCopy>[] => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return [
    {
      key: 'name',
      title: t('copies.name'),
      onCard: 'title',
      render: ({ name, orderNumber }) => `${name} · #${orderNumber}`,
    },
    {
      key: 'version',
      title: t('contracts.version'),
      align: 'right',
      render: ({ version }) => version,
    },
    {
      key: 'at',
      title: t('copies.at'),
      render: ({ signedAt }) => <DateText value={signedAt} style="moment" />,
    },
    {
      key: 'receipt',
      title: t('copies.receipt'),
      render: ({ contentSha256, imageSha256, orderNumber }) => (
        <Disclosure
          label={
            <span>
              {t('copies.digests')}
              <VisuallyHidden> #{orderNumber}</VisuallyHidden>
            </span>
          }
        >
          <span className="doc-admin-digests">
            <span>{t('copies.text', { digest: contentSha256 })}</span>
            <span>{t('copies.image', { digest: imageSha256 })}</span>
          </span>
        </Disclosure>
      ),
    },
    {
      key: 'pdf',
      title: t('versions.pdf'),
      onCard: 'action',
      render: ({ orderId, orderNumber }) => (
        <DownloadLink
          href={buildRequest(downloadSignedCopy, { id, orderId }).path}
          name={`${orderNumber}.pdf`}
          aria-label={t('copies.pdfOf', { order: orderNumber })}
        >
          {t('versions.pdf')}
        </DownloadLink>
      ),
    },
  ];
};

/** Who signed which version when, with the digests that prove it. */
export const SignedCopies = ({ id }: { id: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const query = useInfiniteQuery(copiesQuery(id));
  const columns = useColumns(id);
  return (
    <Section title={t('copies.title')}>
      <BackOfficeList
        label={t('copies.title')}
        query={query}
        rowKey={({ orderId }) => orderId}
        columns={columns}
        empty={<EmptyState text={t('copies.none')} />}
      />
    </Section>
  );
};
