import { callApi } from '@portal/shared-contracts';
import {
  enterAnswers,
  openOrderAnswers,
  type OrderQuestionnaire,
} from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { QueryStates, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Wizard } from '../../features/wizard/wizard.tsx';
import { ADMIN_TEXTS } from '../texts.ts';

interface AskedProps {
  orderId: string;
  asked: OrderQuestionnaire;
}

const Form = ({ orderId, asked, onDone }: AskedProps & { onDone: () => void }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { events } = usePortal();
  const popup = usePopup();
  const client = useQueryClient();
  const place = { id: orderId, serviceId: asked.serviceId, taskId: asked._id };
  const query = useQuery({
    queryKey: ['questionnaires', 'on-behalf', place],
    queryFn: ({ signal }) => callApi(openOrderAnswers, place, { signal }),
    // The form begins with what the order has, so it is read anew each time and never taken from memory.
    gcTime: 0,
  });
  const finish = (): void => {
    popup.success(t('onBehalf.done', { title: asked.title }));
    events.publish('order.changed', { orderId });
    void client.invalidateQueries({ queryKey: ['orders'] });
    onDone();
  };
  return (
    <QueryStates query={query} skeleton="form">
      {({ questionnaire: { questions, given } }) => (
        <Wizard
          vaultKey={`on-behalf:${orderId}:${asked.serviceId}:${asked._id}`}
          title={asked.title}
          questions={questions}
          given={given}
          onSend={(answers) => callApi(enterAnswers, { ...place, answers })}
          onSent={finish}
        />
      )}
    </QueryStates>
  );
};

/** The customer's own wizard, for what the customer told the firm by other ways (BO-64). */
export const AnswerForCustomer = (props: AskedProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const [isOpen, setOpen] = useState(false);
  const { title } = props.asked;
  const close = () => setOpen(false);
  const act = t(isOpen ? 'cancel' : 'onBehalf.answer');
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={t('onBehalf.named', { act, title })}
        onClick={() => setOpen(!isOpen)}
      >
        {act}
      </Button>
      {isOpen && (
        <div className="quest-admin-on-behalf">
          <Form {...props} onDone={close} />
        </div>
      )}
    </>
  );
};
