import type { WriterLoad } from '@portal/shared-contracts/admin';
import { DateText, usePopup } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { CloseIcon } from '@portal/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveAbsence } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';
import { AbsenceForm } from './absence-form.tsx';

/** A writer's absences, and the way to another one. */
export const Absences = ({ writer }: { writer: WriterLoad }) => {
  const { t } = useTranslation(ADMIN);
  const popup = usePopup();
  const [isAdding, setAdding] = useState(false);
  const { mutate, isPending } = useRemoveAbsence();
  const name = `${writer.firstName} ${writer.lastName}`.trim();
  return (
    <span className="orders-admin-chips">
      {writer.absences.map(({ _id, from, to }) => (
        <span key={_id} className="orders-admin-buttons">
          <span>
            <DateText value={from} /> – <DateText value={to} />
          </span>
          <Button
            type="text"
            size="small"
            icon={<CloseIcon />}
            loading={isPending}
            aria-label={t('writers.remove', { from, to, name })}
            onClick={() =>
              mutate(
                { writerId: writer._id, absenceId: _id },
                {
                  onSuccess: () => popup.success(t('writers.removed')),
                  onError: (error) => popup.failure(error),
                },
              )
            }
          />
        </span>
      ))}
      {isAdding ? (
        <AbsenceForm writer={writer} onDone={() => setAdding(false)} />
      ) : (
        <Button
          size="small"
          aria-label={t('writers.addOf', { name })}
          onClick={() => setAdding(true)}
        >
          {t('writers.add')}
        </Button>
      )}
    </span>
  );
};
