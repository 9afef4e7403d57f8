import { StatusChip } from '@portal/shared-ui';
import { UnreadMark } from '../../order/order-name.tsx';
import type { OrderTurn } from '../../order/order-turn.ts';

/** Props of {@link TurnCell}. */
interface TurnCellProps {
  order: { _id: string };
  turn: OrderTurn;
  /** In a row of one line the sentence is cut off where the column ends. */
  isOneLine?: boolean;
  /** Without the chip, where every row would have the same one. */
  isPlain?: boolean;
}

/** Whose turn it is, as a chip and a sentence, and what waits to be read. */
export const TurnCell = ({ order, turn, isOneLine = false, isPlain = false }: TurnCellProps) => (
  <span className="orders-turn" data-line={isOneLine}>
    {isOneLine && <UnreadMark orderId={order._id} isShort />}
    {!isPlain && <StatusChip kind={turn.kind} />}
    <span className="orders-turn-sentence" title={isOneLine ? turn.sentence : undefined}>
      {turn.sentence}
    </span>
    {!isOneLine && <UnreadMark orderId={order._id} />}
  </span>
);
