import { ApiError, type Currency } from '@portal/shared-contracts';
import type { FirmInvoiceDetail } from '@portal/shared-contracts/admin';
import { useVault } from '@portal/shared-contracts/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MONEY } from '../texts.ts';
import {
  contentOf,
  invoiceValues,
  type InvoiceValues,
  valuesOf,
  wrongNumbers,
} from './invoice-values.ts';
import { useSaveInvoice } from './invoices.queries.ts';

type Errors = Readonly<Record<string, string>>;

const parse = (stored: unknown): InvoiceValues | undefined => invoiceValues.safeParse(stored).data;

/** What is typed of an invoice, kept on the device until it is saved, and what the server says to it. */
export const useInvoiceForm = (shown: FirmInvoiceDetail | undefined, currency: Currency) => {
  const { t, i18n } = useTranslation(MONEY);
  const saved = valuesOf(shown, i18n.language);
  const kept = useVault(`invoice:${shown?._id ?? 'new'}`, saved, parse);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync, isPending } = useSaveInvoice(shown);
  const values = kept.value;
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);

  const refused = (error: unknown): void => {
    const fields = error instanceof ApiError ? error.errors : {};
    setErrors(fields);
    if (Object.keys(fields).length === 0) setFailure(error);
  };

  /** The invoice as it is saved, or nothing when it was refused. */
  const save = async (): Promise<FirmInvoiceDetail | undefined> => {
    setFailure(undefined);
    const content = contentOf(values, currency);
    const wrong = wrongNumbers(content);
    setErrors(Object.fromEntries(wrong.map((path) => [path, t('invoices.noNumber')])));
    if (wrong.length > 0) return undefined;
    try {
      const invoice = await mutateAsync(content);
      kept.setValue(valuesOf(invoice, i18n.language));
      await kept.clear();
      return invoice;
    } catch (error) {
      refused(error);
      return undefined;
    }
  };

  return {
    values,
    errors,
    failure,
    isStale: failure instanceof ApiError && failure.code === 'conflict',
    isReady: kept.isReady,
    isChanged,
    isSaving: isPending,
    save,
    type: (change: Partial<InvoiceValues>): void => kept.setValue({ ...values, ...change }),
    /** Somebody else saved meanwhile: what is typed here is saved over it, or let go. */
    keepMine: (): void => setFailure(undefined),
    takeTheirs: async (): Promise<void> => {
      kept.setValue(saved);
      await kept.clear();
      setFailure(undefined);
    },
  };
};

/** The form as its parts use it. */
export type InvoiceForm = ReturnType<typeof useInvoiceForm>;
