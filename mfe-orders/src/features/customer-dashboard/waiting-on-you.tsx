import type { Order } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { StatusChip } from '@portal/shared-ui';
import { readTurn } from '../../order/order-turn.ts';
import { OwnSteps } from '../../order/own-steps.tsx';

/** The orders in which the customer can do something now, each with its one next step. */
export const WaitingOnYou = ({ orders }: { orders: readonly Order[] }) => {
  const { language } = usePortal();
  const steps = orders.flatMap((order) => {
    const { sentence, link } = readTurn(order, 'user', language);
    return link ? [{ order, sentence, link }] : [];
  });
  return (
    <OwnSteps
      steps={steps}
      aboutOf={(order) => order.package.packageName}
      asideOf={() => <StatusChip kind="needs-you" />}
    />
  );
};
