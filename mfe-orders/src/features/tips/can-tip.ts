import { isCardCurrency } from '@portal/shared-contracts';
import { isCompleted, type Order } from '@portal/shared-contracts/orders';

type TipFacts = Pick<
  Order,
  'writer' | 'tipByCustomer' | 'invoiceCurrency' | 'statusPercentage' | 'noShowCheck'
>;

/** A tip is paid once, to somebody: by card, or where cards do not serve by the alternate provider. */
export const canTip = (order: TipFacts): boolean => order.writer && order.tipByCustomer === null;

/** The completed order offers a tip by itself until it is given or declined, in card currencies (OR-40). */
export const offersTip = (order: TipFacts): boolean =>
  isCompleted(order) &&
  canTip(order) &&
  isCardCurrency(order.invoiceCurrency) &&
  !order.noShowCheck;
