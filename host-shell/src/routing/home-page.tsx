import { callApi } from '@portal/shared-contracts';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { Page, QueryStates } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { landing, landingByOrders } from './landing.ts';

/** `/`: sends each person to where their work is (HS-31 to HS-37). */
export const HomePage = () => {
  const user = useSignedInUser();
  const decided = landing({ user, arrival: 'reload' });
  const query = useQuery({
    queryKey: ['orders', 'status-only'],
    queryFn: async ({ signal }) =>
      (await callApi(listCustomerOrders, { include: 'statusOnly' }, { signal })).orders,
    enabled: 'needs' in decided,
  });
  if ('to' in decided) return <Navigate to={decided.to} replace />;
  return (
    <Page>
      <QueryStates query={query} leadsOn={() => true}>
        {(orders) => <Navigate to={landingByOrders(orders)} replace />}
      </QueryStates>
    </Page>
  );
};
