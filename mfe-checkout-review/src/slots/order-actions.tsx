import type { SlotProps } from '@portal/shared-contracts/remote';
import { OrderFindings } from '../order-findings/order-findings.tsx';
import '../styles/page.css';

/** What the customer ticked in the review, on the page of the order. */
export const Slot = ({ orderId }: SlotProps['order.actions']) => (
  <OrderFindings orderId={orderId} />
);
