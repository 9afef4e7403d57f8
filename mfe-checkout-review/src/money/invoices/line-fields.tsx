import type { Currency } from '@portal/shared-contracts';
import { invoiceBounds } from '@portal/shared-contracts/admin';
import { FieldFrame } from '@portal/shared-ui';
import { Button, TextField } from '@portal/shared-ui/controls';
import { DeleteIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { MONEY } from '../texts.ts';
import { emptyLine, type LineValues } from './invoice-values.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

const names = ['text', 'quantity', 'price'] as const;
const modes = { text: 'text', quantity: 'numeric', price: 'decimal' } as const;

interface LineProps {
  form: InvoiceForm;
  index: number;
  line: LineValues;
  currency: Currency;
}

const LineFields = ({ form, index, line, currency }: LineProps) => {
  const { t } = useTranslation(MONEY);
  const { values, errors, type } = form;
  const change = (part: Partial<LineValues>): void =>
    type({ lines: values.lines.with(index, { ...line, ...part }) });
  return (
    <fieldset className="money-line">
      <legend>{t('invoices.line', { number: index + 1 })}</legend>
      {names.map((name) => {
        const error = errors[`lines.${index}.${name}`];
        return (
          <FieldFrame
            key={name}
            name={`lines.${index}.${name}`}
            label={t(`invoices.fields.${name}`)}
            isRequired
            {...(error ? { error } : {})}
          >
            {(control) => (
              <TextField
                {...control}
                inputMode={modes[name]}
                autoComplete="off"
                value={line[name]}
                {...(name === 'text' ? { maxLength: invoiceBounds.lineText } : {})}
                {...(name === 'price' ? { suffix: currency.toUpperCase() } : {})}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            )}
          </FieldFrame>
        );
      })}
      {values.lines.length > 1 && (
        <Button
          type="text"
          icon={<DeleteIcon />}
          aria-label={t('invoices.removeLine', { number: index + 1 })}
          onClick={() => type({ lines: values.lines.toSpliced(index, 1) })}
        />
      )}
    </fieldset>
  );
};

/** The lines of an invoice, each so many of something at a price. */
export const InvoiceLines = ({ form, currency }: { form: InvoiceForm; currency: Currency }) => {
  const { t } = useTranslation(MONEY);
  const { lines } = form.values;
  return (
    <>
      {lines.map((line, index) => (
        // A line has no name of its own; its place is what it is.
        <LineFields key={index} form={form} index={index} line={line} currency={currency} />
      ))}
      {lines.length < invoiceBounds.lines && (
        <Button onClick={() => form.type({ lines: [...lines, emptyLine] })}>
          {t('invoices.addLine')}
        </Button>
      )}
    </>
  );
};
