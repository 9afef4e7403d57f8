import type { WriterLoad } from '@portal/shared-contracts/admin';
import { ErrorState, FieldFrame, usePopup } from '@portal/shared-ui';
import { Button, TextField } from '@portal/shared-ui/controls';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddAbsence } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';

/** Notes the first and the last day of an absence. */
export const AbsenceForm = ({ writer, onDone }: { writer: WriterLoad; onDone: () => void }) => {
  const { t } = useTranslation(ADMIN);
  const popup = usePopup();
  const [days, setDays] = useState({ from: '', to: '' });
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useAddAbsence();
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!days.from || !days.to) return;
    mutate(
      { writerId: writer._id, ...days },
      {
        onSuccess: () => {
          popup.success(t('writers.saved'));
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save}>
      {(['from', 'to'] as const).map((name) => (
        <FieldFrame
          key={name}
          name={`absence-${name}-${writer._id}`}
          label={t(`writers.${name}`)}
          isRequired
          {...(isTried && !days[name] ? { error: t('writers.missing') } : {})}
        >
          {(control) => (
            <TextField
              {...control}
              type="date"
              value={days[name]}
              {...(name === 'to' && days.from ? { min: days.from } : {})}
              onChange={({ target }) => setDays({ ...days, [name]: target.value })}
            />
          )}
        </FieldFrame>
      ))}
      {error && <ErrorState error={error} />}
      <span className="orders-admin-buttons">
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </span>
    </form>
  );
};
