import { Slot } from '@portal/shared-contracts/react';

/** What other parts know of an order; each comes and fails alone. */
export const OrderSlots = ({ orderId, number }: { orderId: string; number: string }) => (
  <>
    <Slot name="admin.order-documents" props={{ orderId, number }} />
    <Slot name="admin.order-answers" props={{ orderId, number }} />
    <Slot name="admin.order-money" props={{ orderId, number }} />
    <Slot name="admin.order-chat" props={{ orderId, number }} />
  </>
);
