import type { Currency } from '@portal/shared-contracts';
import { invoiceBounds } from '@portal/shared-contracts/admin';
import { FieldFrame, Money, Section } from '@portal/shared-ui';
import { KeepOrTake, RefusedSave } from '@portal/shared-ui/back-office';
import { Button, TextArea, TextField } from '@portal/shared-ui/controls';
import type { HTMLInputTypeAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import { MONEY } from '../texts.ts';
import { contentOf, totalOf } from './invoice-values.ts';
import { InvoiceLines } from './line-fields.tsx';
import type { InvoiceForm } from './use-invoice-form.ts';

interface SimpleProps {
  form: InvoiceForm;
  name: 'customer' | 'discount' | 'dueDay';
  type?: HTMLInputTypeAttribute;
  suffix?: string;
  isRequired?: boolean;
}

const SimpleField = ({ form, name, type, suffix, isRequired = false }: SimpleProps) => {
  const { t } = useTranslation(MONEY);
  const error = form.errors[name];
  return (
    <FieldFrame
      name={name}
      label={t(`invoices.fields.${name}`)}
      isRequired={isRequired}
      {...(name === 'customer' ? { help: t('invoices.customerHelp') } : {})}
      {...(error ? { error } : {})}
    >
      {(control) => (
        <TextField
          {...control}
          className={name === 'customer' ? '' : 'money-amount'}
          {...(type ? { type } : {})}
          {...(suffix ? { suffix, inputMode: 'decimal' as const } : {})}
          autoComplete="off"
          value={form.values[name]}
          onChange={({ target }) => form.type({ [name]: target.value })}
        />
      )}
    </FieldFrame>
  );
};

const Total = ({ form, currency }: { form: InvoiceForm; currency: Currency }) => {
  const { t } = useTranslation(MONEY);
  const total = totalOf(contentOf(form.values, currency));
  return (
    <p className="money-total" aria-live="polite">
      {t('invoices.total')}{' '}
      <strong>{total > 0 ? <Money amount={total} currency={currency} /> : '–'}</strong>
    </p>
  );
};

/** Writes an invoice, or changes its draft (BO-94). */
export const InvoiceFormView = ({
  form,
  currency,
  onSave,
}: {
  form: InvoiceForm;
  currency: Currency;
  onSave: () => Promise<unknown>;
}) => {
  const { t } = useTranslation(MONEY);
  const noteError = form.errors.note;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSave();
      }}
    >
      <Section>
        {form.failure !== undefined && <RefusedSave error={form.failure} />}
        {form.isStale && <KeepOrTake onKeep={form.keepMine} onTake={form.takeTheirs} />}
        <SimpleField form={form} name="customer" type="email" isRequired />
        {form.errors.lines && (
          <p className="money-wrong" role="alert">
            {form.errors.lines}
          </p>
        )}
        <InvoiceLines form={form} currency={currency} />
        <div className="money-below">
          <SimpleField form={form} name="discount" suffix={currency.toUpperCase()} />
          <SimpleField form={form} name="dueDay" type="date" />
          <FieldFrame
            name="note"
            label={t('invoices.fields.note')}
            help={t('invoices.noteHelp')}
            {...(noteError ? { error: noteError } : {})}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={invoiceBounds.note}
                value={form.values.note}
                onChange={({ target }) => form.type({ note: target.value })}
              />
            )}
          </FieldFrame>
        </div>
        <Total form={form} currency={currency} />
        <Button htmlType="submit" type="primary" loading={form.isSaving}>
          {t('invoices.save')}
        </Button>
      </Section>
    </form>
  );
};
