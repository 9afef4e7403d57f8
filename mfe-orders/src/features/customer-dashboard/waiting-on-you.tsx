import type { Order } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { StatusChip } from '@portal/shared-ui';
import { readTurn } from '../../order/order-turn.ts';
import { OwnSteps } from '../../order/own-steps.tsx';
import { DueInvoice, type DueInvoices, UnknownInvoices } from './due-invoices.tsx';

/** The orders in which the customer can do something now, each with its one next step, and what is still to be paid. */
export const WaitingOnYou = ({
  orders,
  due: { invoices, isUnknown },
}: {
  orders: readonly Order[];
  due: DueInvoices;
}) => {
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
      // An invoice is no step of an order: the work goes on meanwhile, and it may belong to none.
      others={invoices.map((invoice) => (
        <DueInvoice key={invoice._id} invoice={invoice} />
      ))}
      notice={isUnknown && <UnknownInvoices />}
    />
  );
};
