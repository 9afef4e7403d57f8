import { StatusChip } from '@portal/shared-ui';
import { UnreadMark } from '../../order/order-name.tsx';
import type { OrderTurn } from '../../order/order-turn.ts';

/** Whose turn it is, as a chip and a sentence, and what waits to be read. */
export const TurnCell = ({ order, turn }: { order: { _id: string }; turn: OrderTurn }) => (
  <span className="orders-turn">
    <StatusChip kind={turn.kind} />
    <span>{turn.sentence}</span>
    <UnreadMark orderId={order._id} />
  </span>
);
