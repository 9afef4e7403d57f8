import { isCardCurrency } from '@portal/shared-contracts';
import { isCompleted, type Order } from '@portal/shared-contracts/orders';

type TipFacts = Pick<
  Order,
  | 'writer'
  | 'tipByCustomer'
  | 'invoiceCurrency'
  | 'statusPercentage'
  | 'noShowCheck'
  | 'cancelledAt'
>;

/** A tip is paid once, only where there is a writer and the order was not called off; by card, or by the other provider where cards do not work. */
export const canTip = (order: TipFacts): boolean =>
  order.writer && order.tipByCustomer === null && !order.cancelledAt;

/** The completed order asks for a tip by itself until one is paid or declined, in card currencies (OR-40). */
export const offersTip = (order: TipFacts): boolean =>
  isCompleted(order) &&
  canTip(order) &&
  isCardCurrency(order.invoiceCurrency) &&
  !order.noShowCheck;
