import type { ServiceDocuments as Documents } from '@portal/shared-contracts/admin';
import type { SlotProps } from '@portal/shared-contracts/remote';
import { QueryStates, Section } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ContractFacts } from '../admin/order/contract-facts.tsx';
import { orderDocumentsQuery } from '../admin/order/order-documents.queries.ts';
import { ServiceDocuments } from '../admin/order/service-documents.tsx';
import { ADMIN_TEXTS, withAdminTexts } from '../admin/texts.ts';
import '../admin/admin.css';

const hasDocuments = ({ previous, drafts, final }: Documents): boolean =>
  [previous, drafts, final].some((part) => part !== undefined);

const OrderDocuments = ({ orderId }: SlotProps['admin.order-documents']) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const query = useQuery(orderDocumentsQuery(orderId));
  return (
    <Section title={t('order.title')}>
      <QueryStates query={query} skeleton="text">
        {({ services, contract, isCancelled = false }) => (
          <div className="doc-admin-services">
            {!contract && !services.some(hasDocuments) && (
              <p className="doc-note">{t('order.none')}</p>
            )}
            {services.filter(hasDocuments).map((service) => (
              <ServiceDocuments key={service.serviceId} {...{ orderId, service, isCancelled }} />
            ))}
            {contract && (
              <div className="doc-admin-service">
                <h3>{t('order.contract')}</h3>
                <ContractFacts orderId={orderId} contract={contract} />
              </div>
            )}
          </div>
        )}
      </QueryStates>
    </Section>
  );
};

/** On the firm's page of an order: everything that was uploaded, written and signed (BO-61). */
export const Slot = withAdminTexts(OrderDocuments);
