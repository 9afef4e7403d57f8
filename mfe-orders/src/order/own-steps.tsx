import type { Order, StaffOrder } from '@portal/shared-contracts/orders';
import { EmptyState, Section } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderNumber, UnreadMark } from './order-name.tsx';

/** One step that the reader can take now. */
export interface OwnStep<Row extends Order | StaffOrder> {
  order: Row;
  sentence: string;
  link: string;
}

/** Props of {@link OwnSteps}. */
export interface OwnStepsProps<Row extends Order | StaffOrder> {
  steps: readonly OwnStep<Row>[];
  /** What tells the orders apart, beside their numbers. */
  aboutOf: (order: Row) => string;
  /** Shown at the end of a line, such as a due date. */
  asideOf: (order: Row) => ReactNode;
  /** Further lines, of what waits on the reader without being a step of an order. */
  others?: readonly ReactNode[];
  /** A line below them that is not counted. */
  notice?: ReactNode;
}

/** Everything that waits on the reader and nothing else; the heading says how much it is. */
export const OwnSteps = <Row extends Order | StaffOrder>(props: OwnStepsProps<Row>) => {
  const { steps, aboutOf, asideOf, others = [], notice } = props;
  const { t } = useTranslation('orders');
  const count = steps.length + others.length;
  return (
    <Section title={t('waitingOnYou', { count })}>
      {count === 0 && !notice ? (
        <EmptyState text={t('nothingWaiting')} />
      ) : (
        <ul className="orders-steps">
          {steps.map(({ order, sentence, link }) => (
            <li key={order._id} className="orders-step">
              <div className="orders-step-text">
                <Link className="orders-step-sentence" to={link}>
                  {sentence}
                </Link>
                <span className="orders-muted">
                  <OrderNumber number={order.number} isTest={order.isTest} /> {aboutOf(order)}
                </span>
              </div>
              <span className="orders-turn">
                <UnreadMark orderId={order._id} />
                {asideOf(order)}
              </span>
            </li>
          ))}
          {others}
          {notice}
        </ul>
      )}
    </Section>
  );
};
