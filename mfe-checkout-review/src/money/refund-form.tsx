import { ApiError, limits } from '@portal/shared-contracts';
import { useUnsaved } from '@portal/shared-contracts/react';
import { ErrorState, formatMoney, Section, usePopup } from '@portal/shared-ui';
import {
  amountOf,
  KeptForm,
  NativeSelect,
  typedAmount,
  useKeptForm,
} from '@portal/shared-ui/back-office';
import { TextArea, TextField } from '@portal/shared-ui/controls';
import { ErrorSummary, FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object, string } from 'yup';
import { useAskRefund } from './money.queries.ts';
import { RefundButton } from './refund-button.tsx';
import type { PaymentDetail } from './refund-list.tsx';
import { MONEY } from './texts.ts';

interface RefundValues {
  amount: string;
  reason: string;
  order: 'keep' | 'cancel';
  /** A try without an answer, kept with what was typed: the same again is the same refund. */
  tried: string;
}

const untyped = (amount: string): RefundValues => ({
  amount,
  reason: '',
  order: 'keep',
  tried: '',
});

const KEY_LENGTH = 36;

const tryOf = (key: string, { amount, order, reason }: RefundValues): string =>
  [key, amount, order, reason].join(' ');

const keyOf = (values: RefundValues): string => {
  const key = values.tried.slice(0, KEY_LENGTH);
  return key && values.tried === tryOf(key, values) ? key : crypto.randomUUID();
};

const useRules = ({ left, currency }: PaymentDetail) => {
  const { t, i18n } = useTranslation(MONEY);
  return object({
    amount: number()
      .transform((_value, typed: string) => amountOf(typed, currency))
      .typeError(t('amountWrong'))
      .required(t('amountMissing'))
      .positive(t('amountWrong'))
      .max(left, t('tooMuch', { amount: formatMoney(left, currency, i18n.language) })),
    reason: string()
      .trim()
      .required(t('reasonMissing'))
      .max(limits.firm.reason, t('reasonLong', { most: limits.firm.reason })),
  });
};

// Failures of the server may have come after the row; a refusal means that whatever is sent next is another refund.
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const useSend = (payment: PaymentDetail) => {
  const { t } = useTranslation(MONEY);
  const popup = usePopup();
  const { mutateAsync } = useAskRefund(payment._id);
  const [failure, setFailure] = useState<unknown>();
  // The second press of a double click comes before the field has it.
  const underWay = useRef<string>(undefined);
  const send = async (values: RefundValues, helpers: FormikHelpers<RefundValues>) => {
    setFailure(undefined);
    const key = (underWay.current ??= keyOf(values));
    void helpers.setFieldValue('tried', tryOf(key, values), false);
    try {
      const typed = {
        amount: amountOf(values.amount, payment.currency),
        left: payment.left,
        reason: values.reason.trim(),
        order: values.order,
      };
      const { refund } = await mutateAsync({ key, ...typed });
      helpers.resetForm();
      if (refund.state === 'failed') setFailure(new Error(refund.problem ?? ''));
      else popup.success(t(refund.state === 'done' ? 'doneNow' : 'onItsWay'));
    } catch (error) {
      if (isRefused(error)) void helpers.setFieldValue('tried', '', false);
      setFailure(showFieldErrors(error, values, helpers));
    } finally {
      underWay.current = undefined;
    }
  };
  return { send, failure };
};

/** Sends a payment back, whole or in part (BO-96). */
export const RefundForm = ({ payment }: { payment: PaymentDetail }) => {
  const { t, i18n } = useTranslation(MONEY);
  const proposed = typedAmount(payment.left, payment.currency, i18n.language);
  const { send, failure } = useSend(payment);
  const rules = useRules(payment);
  const isUnderWay = payment.refunds.some(({ state }) => state === 'asked' || state === 'sent');
  if (payment.left === 0 && !isUnderWay) return null;
  return (
    <Section title={t('giveBack')}>
      {isUnderWay ? (
        <p>{t('underWay')}</p>
      ) : (
        <Formik<RefundValues>
          initialValues={untyped(proposed)}
          validationSchema={rules}
          onSubmit={send}
        >
          <RefundFields {...{ payment, proposed, failure }} />
        </Formik>
      )}
    </Section>
  );
};

/** Another refund changes what is proposed, but nothing of what somebody is typing. */
const useProposed = (proposed: string): void => {
  const { dirty, initialValues, resetForm } = useFormikContext<RefundValues>();
  const isOld = initialValues.amount !== proposed;
  useEffect(() => {
    if (isOld && !dirty) resetForm({ values: { ...initialValues, amount: proposed } });
  }, [isOld, dirty, proposed, initialValues, resetForm]);
};

interface RefundFieldsProps {
  payment: PaymentDetail;
  /** What is left, as it is typed. */
  proposed: string;
  failure: unknown;
}

const RefundFields = ({ payment, proposed, failure }: RefundFieldsProps) => {
  const { t } = useTranslation(MONEY);
  const { dirty } = useFormikContext<RefundValues>();
  useUnsaved(dirty);
  useProposed(proposed);
  const kept = useKeptForm(`refund:${payment._id}`, untyped(proposed));
  return (
    <Form noValidate>
      <KeptForm kept={kept} />
      <ErrorSummary
        labels={{
          amount: t('refundAmount', { currency: payment.currency.toUpperCase() }),
          reason: t('reason'),
        }}
      />
      {failure !== undefined && <ErrorState error={failure} />}
      {payment.provider === 'none' && <p className="money-outside">{t('outsideBack')}</p>}
      <FormField<string>
        name="amount"
        label={t('refundAmount', { currency: payment.currency.toUpperCase() })}
        isRequired
      >
        {(control, set) => (
          <TextField
            {...control}
            className="money-amount"
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => set(event.target.value)}
          />
        )}
      </FormField>
      <FormField<string> name="reason" label={t('reason')} help={t('reasonHelp')} isRequired>
        {(control, set) => (
          <TextArea {...control} rows={3} onChange={(event) => set(event.target.value)} />
        )}
      </FormField>
      {payment.order && (
        <FormField<RefundValues['order']> name="order" label={t('orderAfter')} isRequired>
          {(control, set) => (
            <NativeSelect
              {...control}
              onChoose={(value) => set(value as RefundValues['order'])}
              options={(['keep', 'cancel'] as const).map((value) => ({
                value,
                label: t(`orderChoices.${value}`),
              }))}
            />
          )}
        </FormField>
      )}
      <RefundButton {...payment} />
    </Form>
  );
};
