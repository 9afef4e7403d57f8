import { ApiError, type Currency } from '@portal/shared-contracts';
import type { FirmInvoiceDetail } from '@portal/shared-contracts/admin';
import { focusField } from '@portal/shared-ui';
import { changesFrom, useKeptChanges, useSingleRun } from '@portal/shared-ui/back-office';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConflict } from '../../is-conflict.ts';
import { MONEY } from '../texts.ts';
import { contentOf, type InvoiceValues, valuesOf, wrongNumbers } from './invoice-values.ts';
import { useReadInvoice, useSaveInvoice } from './invoices.queries.ts';

type Errors = Readonly<Record<string, string>>;

const keyOf = (id = 'new'): string => `invoice:${id}`;

/** What is typed of an invoice, kept on the device until it is saved, and what the server says to it. */
export const useInvoiceForm = (shown: FirmInvoiceDetail | undefined, currency: Currency) => {
  const { t, i18n } = useTranslation(MONEY);
  const saved = valuesOf(shown, i18n.language);
  const kept = useKeptChanges(keyOf(shown?._id), saved, shown?.version ?? 0);
  const [errors, setErrors] = useState<Errors>({});
  useEffect(() => {
    // On a phone the field that needs a change stands out of sight above the button.
    const [first] = Object.keys(errors);
    if (first) focusField(first);
  }, [errors]);
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync, isPending } = useSaveInvoice(shown?._id);
  const readAgain = useReadInvoice();
  const values: InvoiceValues = { ...saved, ...kept.typed };
  const content = contentOf(values, currency);
  const isChanged = Object.keys(changesFrom(contentOf(saved, currency), content)).length > 0;

  const refused = async (error: unknown): Promise<void> => {
    const fields = error instanceof ApiError ? error.errors : {};
    setErrors(fields);
    if (Object.keys(fields).length === 0) setFailure(error);
    // From here on the page compares with what holds now; what was typed stays.
    if (!shown || !isConflict(error)) return;
    const current = await readAgain(shown._id).catch(() => undefined);
    if (current) kept.moveTo(current.version);
  };

  /** The invoice as it is saved, or nothing when it was refused. */
  const save = useSingleRun(async (): Promise<FirmInvoiceDetail | undefined> => {
    setFailure(undefined);
    const wrong = wrongNumbers(content);
    setErrors(Object.fromEntries(wrong.map((path) => [path, t('invoices.noNumber')])));
    if (wrong.length > 0) return undefined;
    try {
      const invoice = await mutateAsync({ content, baseVersion: kept.baseVersion });
      kept.forgetSent(kept.typed, invoice.version, keyOf(invoice._id));
      return invoice;
    } catch (error) {
      await refused(error);
      return undefined;
    }
  });

  return {
    values,
    errors,
    failure,
    isStale: isConflict(failure),
    isReady: kept.isReady,
    isChanged,
    isSaving: isPending,
    save,
    type: kept.type,
    /** Somebody else saved meanwhile: what is typed here is saved over it, or let go. */
    keepMine: (): void => setFailure(undefined),
    takeTheirs: (): void => {
      kept.forget();
      setFailure(undefined);
    },
  };
};

/** The form as its parts use it. */
export type InvoiceForm = ReturnType<typeof useInvoiceForm>;
