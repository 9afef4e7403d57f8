import { callApi } from '@portal/shared-contracts';
import { getOrderFindings, type OrderFinding } from '@portal/shared-contracts/reviews';
import { Section, StoredHtml } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindingTitle } from './use-finding-title.ts';

const Line = ({ finding }: { finding: OrderFinding }) => {
  const title = useFindingTitle(finding.id);
  return (
    <li>
      <strong>{title}</strong>
      {finding.words.map((word, index) => (
        <Fragment key={index}>
          {index === 0 ? ': ' : ', '}
          <q>{word}</q>
        </Fragment>
      ))}
      <StoredHtml html={finding.reason} />
    </li>
  );
};

/** The ticked findings that came with an order; nothing where the customer ticked none. */
export const OrderFindings = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('checkout');
  const { data } = useQuery({
    queryKey: ['orders', 'findings', orderId],
    queryFn: ({ signal }) => callApi(getOrderFindings, { id: orderId }, { signal }),
  });
  if (!data || data.findings.length === 0) return null;
  return (
    <Section title={t('orderFindings.title')}>
      <p className="cr-note">{t('orderFindings.hint')}</p>
      <ul className="cr-jobs">
        {data.findings.map((finding) => (
          <Line key={finding.id} finding={finding} />
        ))}
      </ul>
    </Section>
  );
};
