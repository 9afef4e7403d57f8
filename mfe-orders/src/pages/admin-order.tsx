import { adminRoutes, type FirmOrder } from '@portal/shared-contracts/admin';
import type { EndpointOutput } from '@portal/shared-contracts';
import type { getFirmOrder } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { PageHeader, QueryStates, Section } from '@portal/shared-ui';
import { useRowNews } from '@portal/shared-ui/back-office';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { WriterChoice } from '../admin/assignment/writer-choice.tsx';
import { firmOrderQuery } from '../admin/firm-orders.queries.ts';
import { Marks } from '../admin/order-list/order-columns.tsx';
import { CancelForm } from '../admin/order-page/cancel-form.tsx';
import { FirmFacts } from '../admin/order-page/firm-facts.tsx';
import { FirmHistory } from '../admin/order-page/firm-history.tsx';
import { canOpenAgain, OpenAgain } from '../admin/order-page/open-again.tsx';
import { OrderNotes } from '../admin/order-page/order-notes.tsx';
import { OrderSlots } from '../admin/order-page/order-slots.tsx';
import { RemoveTest } from '../admin/order-page/remove-test.tsx';
import { ADMIN } from '../admin/texts.ts';
import { ServiceList } from '../features/order-detail/service-list.tsx';
import '../features/order-detail/order-detail.css';
import { useChoiceNames } from '../features/order-detail/use-choice-names.ts';
import { readTurn } from '../order/order-turn.ts';

/** `/admin/orders/:id`: one order of the firm (BO-61). */
export const Page = () => {
  const { id = '' } = useParams();
  return <AdminFrame>{() => <OrderOfFirm key={id} id={id} />}</AdminFrame>;
};

const OrderOfFirm = ({ id }: { id: string }) => {
  const { t } = useTranslation(ADMIN);
  const query = useQuery(firmOrderQuery(id));
  useRowNews('orders', firmOrderQuery(id).queryKey, id);
  return (
    <QueryStates
      query={query}
      title={t('page.title')}
      back={{ to: adminRoutes.orders({}), label: t('list.title') }}
    >
      {(found) => <OpenOrder {...found} />}
    </QueryStates>
  );
};

interface HeadProps {
  order: FirmOrder;
  onGive: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

const Head = ({ order, onGive, onCancel }: HeadProps) => {
  const { t } = useTranslation(ADMIN);
  const { language } = usePortal();
  const turn = readTurn(order, 'admin', language);
  const isAssigned = order.writer_id !== null;
  return (
    <PageHeader
      back={{ to: adminRoutes.orders({}), label: t('list.title') }}
      title={`#${order.number} ${order.package.packageName}`}
      status={<Marks order={order} t={t} />}
      context={order.isCancelled ? `${t('page.cancelled')} ${order.cancelReason}` : turn.sentence}
      extra={
        <>
          {order.isTest && <RemoveTest order={order} />}
          {onCancel && <Button onClick={onCancel}>{t('cancelling.title')}</Button>}
        </>
      }
      {...(onGive
        ? {
            action: (
              <Button type={isAssigned ? 'default' : 'primary'} onClick={onGive}>
                {t(isAssigned ? 'assign.handOver' : 'assign.title')}
              </Button>
            ),
          }
        : {})}
    />
  );
};

const OpenOrder = ({ order, notes, history }: EndpointOutput<typeof getFirmOrder>) => {
  const { t } = useTranslation('orders');
  const { industry } = useChoiceNames();
  const [act, setAct] = useState<'give' | 'cancel'>();
  const close = () => setAct(undefined);
  const canAct = !order.isCancelled && act === undefined;
  const canGive = canAct && order.statusPercentage < 100;
  return (
    <>
      <Head
        order={order}
        onGive={canGive ? () => setAct('give') : undefined}
        onCancel={canAct ? () => setAct('cancel') : undefined}
      />
      {act === 'cancel' && <CancelForm order={order} onDone={close} />}
      {act === 'give' && <WriterChoice order={order} industry={industry} onDone={close} />}
      <FirmFacts order={order} industry={industry} />
      <Section title={t('services')}>
        <ServiceList
          order={order}
          role="admin"
          nextServiceId={undefined}
          linkOf={() => undefined}
          inlineOf={(service, module) => {
            const task = { order, service, module };
            return canOpenAgain(task) ? <OpenAgain {...task} /> : undefined;
          }}
        />
      </Section>
      <OrderSlots orderId={order._id} number={order.number} />
      <OrderNotes orderId={order._id} notes={notes} />
      <FirmHistory history={history} />
    </>
  );
};
