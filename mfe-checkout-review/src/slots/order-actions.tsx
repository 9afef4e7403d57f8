import type { SlotProps } from '@portal/shared-contracts/remote';
import { OrderFindings } from '../features/findings/order-findings.tsx';
import '../styles/page.css';

/** What the customer ticked in the review, above the services of the order. */
export const Slot = ({ orderId }: SlotProps['order.actions']) => (
  <OrderFindings orderId={orderId} />
);
