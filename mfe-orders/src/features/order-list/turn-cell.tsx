import { StatusChip } from '@portal/shared-ui';
import type { OrderTurn } from '../../order/order-turn.ts';

/** Whose turn it is, as a chip and a sentence. */
export const TurnCell = ({ turn }: { turn: OrderTurn }) => (
  <span className="orders-turn">
    <StatusChip kind={turn.kind} />
    <span>{turn.sentence}</span>
  </span>
);
