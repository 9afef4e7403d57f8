import { type Step, stepLink, turnSentence } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import type { Questionnaire } from '@portal/shared-contracts/questionnaires';
import { EmptyState } from '@portal/shared-ui';
import { ProgressBar } from '@portal/shared-ui/controls';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../link-button.tsx';
import './questionnaire-states.css';

interface StateProps {
  orderId: string;
  questionnaire: Questionnaire;
  /** What the customer can do next in this order, if anything. */
  next: Step | undefined;
}

/** The step that comes next leads on; without one the order does. */
const Links = ({ orderId, questionnaire, next }: StateProps) => {
  const { t } = useTranslation('questionnaires');
  const { language } = usePortal();
  const { _id, serviceId } = questionnaire;
  const link = next && stepLink(orderId, next, 'user');
  const order = routes.orderView({ id: orderId });
  return (
    <>
      {link && <p>{turnSentence(next, 'user', language)}</p>}
      <div className="quest-links">
        <LinkButton type="primary" to={link ?? order}>
          {t(link ? 'done.next' : 'done.toOrder')}
        </LinkButton>
        {link && <Link to={order}>{t('done.toOrder')}</Link>}
        <Link
          to={routes.questionnaireAnswers({
            id: orderId,
            questionnaire_id: _id,
            service: serviceId,
          })}
        >
          {t('done.toAnswers')}
        </Link>
      </div>
    </>
  );
};

/** Follow-up questions that the writer has not sent yet (QU-30). */
export const NotAvailable = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('questionnaires');
  return (
    <EmptyState
      text={t('followUp.notAvailable')}
      hint={t('followUp.notAvailableHint')}
      action={<LinkButton to={routes.orderView({ id: orderId })}>{t('done.toOrder')}</LinkButton>}
    />
  );
};

/** An order that was called off asks for nothing any more (BO-62). */
export const CalledOff = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('questionnaires');
  return (
    <EmptyState
      text={t('orderCancelled')}
      action={<LinkButton to={routes.orderView({ id: orderId })}>{t('done.toOrder')}</LinkButton>}
    />
  );
};

/** The answers were sent earlier, here or on another device (QU-30). */
export const AlreadyAnswered = (props: StateProps) => {
  const { t } = useTranslation('questionnaires');
  return (
    <EmptyState
      text={t('done.already')}
      hint={t('done.alreadyHint')}
      action={<Links {...props} />}
    />
  );
};

/** The answers are sent: only here the progress shows 100. */
export const Sent = (props: StateProps) => {
  const { t } = useTranslation('questionnaires');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="quest-sent">
      <ProgressBar percent={100} label={t('done.title')} />
      <h2 ref={heading} tabIndex={-1}>
        {t('done.title')}
      </h2>
      <p>{t('done.text')}</p>
      <Links {...props} />
    </div>
  );
};
