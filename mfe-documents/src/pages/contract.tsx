import type { ContractData } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { PageHeader, Page as PageFrame, QueryStates, Section, StatusChip } from '@portal/shared-ui';
import { SanitizedHtml } from '@portal/shared-ui/html';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Receipt } from '../features/signing/receipt.tsx';
import { SignForm } from '../features/signing/sign-form.tsx';
import { contractQuery } from '../features/signing/signing.queries.ts';
import '../features/signing/signing.css';

/** What a contract says of itself: signed, to be signed, or of an order that was called off. */
const headOf = (t: TFunction, { receipt, canSign = true }: ContractData) => {
  if (receipt) return { context: t('contract.signed'), status: <StatusChip kind="done" /> };
  return canSign
    ? { context: t('contract.intro'), status: <StatusChip kind="needs-you" /> }
    : { status: <StatusChip kind="problem" label={t('orderCancelled')} /> };
};

/** The contract of an order: read, signed, and afterwards its receipt. */
export const Page = () => {
  const { t } = useTranslation('documents');
  const { id = '' } = useParams();
  const query = useQuery(contractQuery(id));
  const order = routes.orderView({ id });
  return (
    <PageFrame width="reading">
      <QueryStates
        query={query}
        title={t('contract.title')}
        back={{ to: routes.ordersList({}), label: t('backToOrders') }}
      >
        {({ data }) => {
          // An order whose package asks for no contract has nothing to sign.
          if (!data) return <Navigate to={order} replace />;
          const { content, receipt, canSign = true } = data;
          return (
            <>
              <PageHeader
                title={t('contract.title')}
                {...headOf(t, data)}
                // An order leads to its unsigned contract, so the way back is the list.
                back={
                  receipt || !canSign
                    ? { to: order, label: t('backToOrder') }
                    : { to: routes.ordersList({}), label: t('backToOrders') }
                }
              />
              <Section>
                <SanitizedHtml html={content} className="doc-contract" />
              </Section>
              {receipt ? (
                <Receipt key={id} orderId={id} content={content} receipt={receipt} />
              ) : (
                canSign && <SignForm key={id} orderId={id} />
              )}
            </>
          );
        }}
      </QueryStates>
    </PageFrame>
  );
};
