import { callApi } from '@portal/shared-contracts';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { getOrderFindings, type OrderFinding } from '@portal/shared-contracts/reviews';
import { LoadingSkeleton, QueryStates, Section, StoredHtml } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindingTitle } from '../features/findings/use-finding-title.ts';
import { useOrderFindingTexts } from './texts.ts';

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

/** The ticked findings that came with an order, for its customer and for whoever works on it. */
export const OrderFindings = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('orderfindings');
  const { role } = useSignedInUser();
  const hasTexts = useOrderFindingTexts();
  const query = useQuery({
    queryKey: ['orders', 'findings', orderId],
    queryFn: ({ signal }) => callApi(getOrderFindings, { id: orderId }, { signal }),
  });
  if (query.data?.findings.length === 0) return null;
  if (!hasTexts) return <LoadingSkeleton shape="text" />;
  const side = role === 'user' ? 'customer' : 'staff';
  return (
    <Section title={t(`${side}.title`)}>
      <p className="cr-note">{t(`${side}.hint`)}</p>
      <QueryStates query={query} skeleton="text">
        {({ findings }) => (
          <ul className="cr-jobs">
            {findings.map((finding) => (
              <Line key={finding.id} finding={finding} />
            ))}
          </ul>
        )}
      </QueryStates>
    </Section>
  );
};
