import { ApiError } from '@portal/shared-contracts';
import {
  type FirmInvoiceDetail,
  invoiceBounds,
  outsideMethods,
} from '@portal/shared-contracts/admin';
import { useVault, type Kept } from '@portal/shared-contracts/react';
import { z } from '@portal/shared-contracts/schema';
import { ErrorState, FieldFrame, Row, Section, usePopup } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { Button, TextField } from '@portal/shared-ui/controls';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MONEY } from '../texts.ts';
import { useRecordPayment } from './invoices.queries.ts';

const paidValues = z.object({
  method: z.enum(outsideMethods),
  day: z.string(),
  reference: z.string(),
});

type PaidValues = z.output<typeof paidValues>;

const parse = (stored: unknown) => paidValues.safeParse(stored).data;

interface FieldsProps {
  kept: Kept<PaidValues>;
  dayError: string | undefined;
}

const PaidFields = ({ kept, dayError }: FieldsProps) => {
  const { t } = useTranslation(MONEY);
  const { method, day, reference } = kept.value;
  return (
    <>
      <FieldFrame name="method" label={t('outside.method')} isRequired>
        {(control) => (
          <NativeSelect
            {...control}
            value={method}
            onChoose={(value) => kept.setValue({ ...kept.value, method: value as typeof method })}
            options={outsideMethods.map((value) => ({
              value,
              label: t(`outside.methods.${value}`),
            }))}
          />
        )}
      </FieldFrame>
      <FieldFrame
        name="day"
        label={t('outside.day')}
        isRequired
        {...(dayError ? { error: dayError } : {})}
      >
        {(control) => (
          <TextField
            {...control}
            type="date"
            className="money-amount"
            value={day}
            onChange={({ target }) => kept.setValue({ ...kept.value, day: target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame name="reference" label={t('outside.reference')} help={t('outside.referenceHelp')}>
        {(control) => (
          <TextField
            {...control}
            maxLength={invoiceBounds.reference}
            value={reference}
            onChange={({ target }) => kept.setValue({ ...kept.value, reference: target.value })}
          />
        )}
      </FieldFrame>
    </>
  );
};

interface FormProps {
  /** With the firm's own day: the browser may be a day ahead of it. */
  invoice: Pick<FirmInvoiceDetail, '_id' | 'today'>;
  onDone: () => void;
}

/** Notes that an invoice was paid by bank, in cash or otherwise (BO-95). */
export const OutsidePaymentForm = ({ invoice, onDone }: FormProps) => {
  const { t } = useTranslation(MONEY);
  const popup = usePopup();
  const { _id: id, today } = invoice;
  const first: PaidValues = { method: 'bank', day: today, reference: '' };
  const kept = useVault(`outside-payment:${id}`, first, parse);
  const { mutateAsync, isPending, error } = useRecordPayment(id);
  const errors = error instanceof ApiError ? error.errors : {};
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(await mutateAsync(kept.value).catch(() => undefined))) return;
    await kept.clear();
    popup.success(t('outside.done'));
    onDone();
  };
  if (!kept.isReady) return null;
  return (
    <Section title={t('outside.title')} takesFocus>
      <form noValidate onSubmit={(event) => void send(event)}>
        <PaidFields kept={kept} dayError={errors.day} />
        {error && Object.keys(errors).length === 0 && <ErrorState error={error} />}
        <Row>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {t('outside.save')}
          </Button>
          <Button onClick={onDone}>{t('outside.back')}</Button>
        </Row>
      </form>
    </Section>
  );
};
