import Progress from 'antd/es/progress';
import { routes } from '@portal/shared-contracts/remote';
import type { Questionnaire } from '@portal/shared-contracts/questionnaires';
import { EmptyState } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../link-button.tsx';
import './questionnaire-states.css';

interface StateProps {
  orderId: string;
  questionnaire: Questionnaire;
}

const Links = ({ orderId, questionnaire }: StateProps) => {
  const { t } = useTranslation('questionnaires');
  const { _id, serviceId } = questionnaire;
  return (
    <div className="quest-links">
      <LinkButton type="primary" to={routes.orderView({ id: orderId })}>
        {t('done.toOrder')}
      </LinkButton>
      <Link
        to={routes.questionnaireAnswers({ id: orderId, questionnaire_id: _id, service: serviceId })}
      >
        {t('done.toAnswers')}
      </Link>
    </div>
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
      <Progress
        percent={100}
        strokeColor="var(--pui-primary)"
        showInfo={false}
        aria-label={t('done.title')}
      />
      <h2 ref={heading} tabIndex={-1}>
        {t('done.title')}
      </h2>
      <p>{t('done.text')}</p>
      <Links {...props} />
    </div>
  );
};
