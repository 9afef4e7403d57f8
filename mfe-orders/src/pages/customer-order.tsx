import {
  customerModuleLink,
  isCompleted,
  moduleIds,
  type Order,
  stepLink,
  turnOf,
} from '@portal/shared-contracts/orders';
import { Slot, usePortal } from '@portal/shared-contracts/react';
import { Page as Frame, QueryStates } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { OrderChart } from '../features/charts/order-chart.tsx';
import { CompletionModal } from '../features/tips/completion-modal.tsx';
import { TipOption } from '../features/tips/tip-option.tsx';
import { DocumentsReady } from '../features/order-detail/documents-ready.tsx';
import { Downloadables } from '../features/order-detail/downloadables.tsx';
import { LinkedinResult } from '../features/order-detail/linkedin-result.tsx';
import { OrderFacts } from '../features/order-detail/order-facts.tsx';
import { OrderHistory } from '../features/order-detail/order-history.tsx';
import { OrderLayout } from '../features/order-detail/order-layout.tsx';
import { ServiceList } from '../features/order-detail/service-list.tsx';
import { SurveyInvitation } from '../features/order-detail/survey-invitation.tsx';
import { finalDocumentsQuery } from '../order/final-documents.query.ts';
import { readTurn } from '../order/order-turn.ts';
import '../order/orders.css';
import { customerOrderQuery } from '../order/orders.queries.ts';
import { useWayToList } from '../order/way-to-list.ts';

/** One order of the customer: first its gates, then everything about it (OR-20..29). */
export const Page = () => {
  const { id = '' } = useParams();
  return <CustomerOrder key={id} id={id} />;
};

const CustomerOrder = ({ id }: { id: string }) => {
  const { t } = useTranslation('orders');
  const query = useQuery(customerOrderQuery(id));
  const list = useWayToList();
  return (
    <Frame>
      <QueryStates
        query={query}
        title={t('viewOrder')}
        back={{ to: list, label: t('orders') }}
        leadsOn={({ order }) => gateOf(order) !== undefined}
      >
        {({ order }) => <GatedOrder order={order} />}
      </QueryStates>
    </Frame>
  );
};

const GATES: ReadonlySet<string> = new Set(['initial-questions', 'contract']);

/** The gate that is still closed: first the initial questions, then the contract, then the order. */
const gateOf = (order: Order): string | undefined => {
  const { customer } = turnOf(order);
  return customer && GATES.has(customer.step) ? stepLink(order._id, customer, 'user') : undefined;
};

const GatedOrder = ({ order }: { order: Order }) => {
  const gate = gateOf(order);
  return gate ? <Navigate replace to={gate} /> : <OpenOrder order={order} />;
};

const OpenOrder = ({ order }: { order: Order }) => {
  const { language } = usePortal();
  const { packageDownloadables, contract_id } = order.package;
  const turn = readTurn(order, 'user', language);
  const isDone = isCompleted(order);
  const finals = useQuery(finalDocumentsQuery(order));
  return (
    <>
      <OrderLayout
        order={order}
        turn={turn}
        lead={
          <>
            <DocumentsReady order={order} />
            <SurveyInvitation order={order} />
            {isDone && <TipOption order={order} />}
          </>
        }
        services={
          <ServiceList
            order={order}
            role="user"
            nextServiceId={turn.serviceId}
            linkOf={customerModuleLink}
            inlineOf={(_service, module) =>
              module.id === moduleIds.finalLinkedin ? (
                <LinkedinResult orderId={order._id} />
              ) : undefined
            }
          />
        }
        facts={<OrderFacts order={order} chart={<OrderChart order={order} />} />}
        side={
          <>
            {order.hasFindings && <Slot name="order.actions" props={{ orderId: order._id }} />}
            <Downloadables
              files={packageDownloadables}
              signedContractOf={contract_id && order.contract_signed ? order._id : undefined}
            />
            {!isDone && <TipOption order={order} />}
            <OrderHistory orderId={order._id} />
          </>
        }
      />
      {/* First what was made, then what is asked for it. */}
      {finals.isFetched && <CompletionModal order={order} />}
    </>
  );
};
