import { z } from '@portal/shared-contracts/schema';
import type { Currency } from '../currencies.ts';
import type { StoredFile } from '../files.ts';

/** The named places that one remote offers and another fills. */
export const slotNames = [
  'order.chat',
  'payment.card',
  'order.actions',
  'order.invoice',
  'admin.order-documents',
  'admin.order-answers',
  'admin.order-money',
  'admin.order-chat',
] as const;

/** Name of a slot. */
export const slotName = z.enum(slotNames);

/** One of the named places. */
export type SlotName = z.infer<typeof slotName>;

/** What is paid for: decides the server call that the payment machine makes. */
export type PaymentPurpose =
  | { kind: 'tip'; orderId: string; amount: number }
  | { kind: 'invoice'; invoiceId: string }
  | { kind: 'new-order'; packageId: string }
  | { kind: 'checkout'; packageId: string; coupon?: string };

/** Props of each slot, by name. */
export interface SlotProps {
  /** The conversation beside an order; filled by mfe-chat. */
  'order.chat': {
    orderId: string;
    /** Nobody assigned yet: the panel says when chat will be available (CH-02). */
    hasWriter: boolean;
    /** ISO moment of completion, for the 10-day warning (CH-03). */
    completedAt?: string | null;
  };
  /** The card form with its payment machine; filled by mfe-checkout-review. */
  'payment.card': {
    purpose: PaymentPurpose;
    /** Shown amount in major units; the server computes the charged one itself. */
    amount: number;
    currency: Currency;
    /** Text of the pay button; the form's own when missing. */
    submitLabel?: string;
    disabled?: boolean;
    onPaid: (result: { orderId?: string; invoiceId?: string }) => void;
    onCancel?: () => void;
  };
  /** On the page of an order, for its writer and its customer; mfe-checkout-review shows what the customer ticked. */
  'order.actions': { orderId: string };
  /** The invoice line of an order. */
  'order.invoice': { orderId: string };
  /** On the firm's page of an order: its documents, filled by mfe-documents. */
  'admin.order-documents': { orderId: string; number: string };
  /** Its answers, filled by mfe-questionnaires. */
  'admin.order-answers': { orderId: string; number: string };
  /** Its invoices and payments, filled by mfe-checkout-review. */
  'admin.order-money': { orderId: string; number: string };
  /** Its conversation, filled by mfe-chat. */
  'admin.order-chat': { orderId: string; number: string };
}

/** A file handed over between remotes. */
export type SlotFile = StoredFile;
