import { adminRoutes } from '@portal/shared-contracts/admin';
import { PageHeader } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { NewOrderForm } from '../admin/new-order/new-order-form.tsx';
import { ADMIN } from '../admin/texts.ts';

const Content = () => {
  const { t } = useTranslation(ADMIN);
  const [search] = useSearchParams();
  const isTest = search.get('payment') === 'test';
  return (
    <>
      <PageHeader
        back={{ to: adminRoutes.orders({}), label: t('list.title') }}
        title={t(isTest ? 'newOrder.test' : 'newOrder.title')}
        {...(isTest ? { context: t('newOrder.testMeans') } : {})}
      />
      <NewOrderForm key={String(isTest)} payment={isTest ? 'test' : 'invoice'} />
    </>
  );
};

/** `/admin/orders/new`: an order that the firm places itself, or a trial of it (BO-65, BO-14). */
export const Page = () => <AdminFrame>{() => <Content />}</AdminFrame>;
