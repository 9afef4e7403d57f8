import { staffModuleLink, type StaffOrder } from '@portal/shared-contracts/orders';
import { Slot, usePortal, useSignedInUser } from '@portal/shared-contracts/react';
import { Page as Frame, QueryStates } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { z } from '@portal/shared-contracts/schema';
import { OrderChart } from '../features/charts/order-chart.tsx';
import { Downloadables } from '../features/order-detail/downloadables.tsx';
import { OrderHistory } from '../features/order-detail/order-history.tsx';
import { OrderLayout } from '../features/order-detail/order-layout.tsx';
import { ServiceList } from '../features/order-detail/service-list.tsx';
import { StaffFacts } from '../features/order-detail/staff-facts.tsx';
import { DueDateCell } from '../order/due-date/due-date-cell.tsx';
import { readTurn } from '../order/order-turn.ts';
import '../order/orders.css';
import { staffOrderQuery } from '../order/orders.queries.ts';
import { useWayToList } from '../order/way-to-list.ts';

const arrival = z.object({ writer: z.string() });

/** One order for its writer or a reviewer (OR-30..33). */
export const Page = () => {
  const { id = '' } = useParams();
  return <StaffOrderPage key={id} id={id} />;
};

const StaffOrderPage = ({ id }: { id: string }) => {
  const { t } = useTranslation('orders');
  const { role } = useSignedInUser();
  const known = arrival.safeParse(useLocation().state).data?.writer;
  const isReviewer = role === 'reviewer';
  const list = useWayToList();
  const query = useQuery(staffOrderQuery(id, isReviewer && known === undefined));
  return (
    <Frame dense>
      <QueryStates query={query} title={t('viewOrder')} back={{ to: list, label: t('orders') }}>
        {({ order }) => {
          const loaded = order.writerDetails;
          // Who has the order may change while it is open, so what came along only spares the question.
          const writer = loaded ? `${loaded.firstName} ${loaded.lastName}` : order.writerName;
          return <OpenOrder order={order} writer={isReviewer ? writer : undefined} />;
        }}
      </QueryStates>
    </Frame>
  );
};

/** `writer` is shown to reviewers only; null says that nobody is assigned. */
const OpenOrder = ({ order, writer }: { order: StaffOrder; writer: string | null | undefined }) => {
  const { language } = usePortal();
  const { role } = useSignedInUser();
  const turn = readTurn(order, role, language);
  return (
    <OrderLayout
      order={order}
      turn={turn}
      lead={
        // A server of before does not say whether there is anything.
        order.hasFindings !== false && <Slot name="order.actions" props={{ orderId: order._id }} />
      }
      services={
        <ServiceList
          order={order}
          role={role}
          nextServiceId={turn.serviceId}
          linkOf={staffModuleLink}
        />
      }
      facts={
        <StaffFacts
          order={order}
          writer={writer}
          due={<DueDateCell order={order} isEditable={role === 'writer'} />}
          chart={<OrderChart order={order} />}
        />
      }
      side={
        <>
          <Downloadables files={order.package.packageDownloadables} />
          <OrderHistory orderId={order._id} />
        </>
      }
    />
  );
};
