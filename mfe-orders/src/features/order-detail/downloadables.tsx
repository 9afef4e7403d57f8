import type { StaffOrder } from '@portal/shared-contracts/orders';
import { DownloadLink, Section } from '@portal/shared-ui';
import { DownloadIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';

/** Files that come with the package, each fetched by its key (OR-25), and the signed contract. */
export const Downloadables = ({
  files,
  signedContractOf,
}: {
  files: StaffOrder['package']['packageDownloadables'];
  /** Id of the order whose contract was signed. */
  signedContractOf?: string | undefined;
}) => {
  const { t } = useTranslation('orders');
  const links = [
    ...files.map(({ title, data }) => ({
      title,
      href: `/api/file/download/${encodeURIComponent(data.key)}`,
    })),
    ...(signedContractOf
      ? [
          {
            title: t('signedContract'),
            href: `/api/customer/contract/download/${encodeURIComponent(signedContractOf)}`,
          },
        ]
      : []),
  ];
  if (links.length === 0) return null;
  return (
    <Section title={t('downloadables')}>
      <ul className="orders-links">
        {links.map(({ title, href }) => (
          <li key={href}>
            <DownloadLink className="orders-inline-link" href={href}>
              <DownloadIcon /> {title}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </Section>
  );
};
