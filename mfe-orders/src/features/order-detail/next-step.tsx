import { StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderTurn } from '../../order/order-turn.ts';

/** The one button of the page: the reader's next step. */
export const NextStepButton = ({ turn }: { turn: OrderTurn }) => {
  const { t } = useTranslation('orders');
  if (!turn.link) return null;
  return (
    <Link className="orders-button-link orders-button-primary" to={turn.link}>
      {t('continue')}
    </Link>
  );
};

/** Whose turn it is, in one sentence. */
export const NextStepLine = ({ turn }: { turn: OrderTurn }) => (
  <span className="orders-next">
    <StatusChip kind={turn.kind} />
    <span>{turn.sentence}</span>
  </span>
);
