import { currency, type Currency, toMajor } from '@portal/shared-contracts';
import type {
  CompletedTask,
  Order,
  OrderPaymentStatus,
  RevisionFlags,
} from '@portal/shared-contracts/orders';
import type { PackageRecord } from '../catalogue/packages/packages.service.ts';

/** An order as the server works with it: the wire's fields and what only some readers may see. */
export interface OrderRecord extends Order {
  site_id: string;
  customerEmail: string;
  writerEmail: string | null;
  writerDetails: { firstName: string; lastName: string } | null;
  writerArchived: boolean;
  invoicePriceMinor: number;
  invoiceCurrency: Currency;
  version: number;
  turnSince: string | null;
  readyAt: string | null;
  cancelledAt: string | null;
  cancelReason: string;
  isTest: boolean;
  hasFindings: boolean;
  isUnpaid: boolean;
}

/** A row of `orders` with its people, tasks and flags. */
export interface OrderRow {
  id: string;
  number: number;
  number_prefix: string;
  site_id: string;
  client_id: string;
  package_id: string;
  package_version: number;
  writer_id: string | null;
  status_percentage: number;
  hide_order: boolean;
  invoice_price_minor: number;
  invoice_currency: string;
  customer_industries: string[];
  years_of_experience: string | null;
  contract_signed_at: Date | null;
  tip_minor: number | null;
  payment_status: OrderPaymentStatus;
  no_show_check: boolean;
  survey_submitted: boolean;
  writer_archived: boolean;
  due_date: string | null;
  created_at: Date;
  updated_at: Date;
  assigned_at: Date | null;
  completed_at: Date | null;
  version: number;
  turn_since: Date | null;
  ready_at: Date | null;
  cancelled_at: Date | null;
  cancel_reason: string;
  is_test: boolean;
  awaits_payment: boolean;
  has_findings: boolean;
  client_first: string;
  client_last: string;
  client_email: string;
  writer_first: string | null;
  writer_last: string | null;
  writer_email: string | null;
  tasks: CompletedTask[];
  flags: Record<string, RevisionFlags>;
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const writerOf = (row: OrderRow): OrderRecord['writerDetails'] =>
  row.writer_first === null || row.writer_last === null
    ? null
    : { firstName: row.writer_first, lastName: row.writer_last };

/** A row as the rest of the server knows it. */
export const toOrder = (row: OrderRow, bought: PackageRecord): OrderRecord => {
  const code = currency.parse(row.invoice_currency);
  const writer = writerOf(row);
  return {
    _id: row.id,
    number: `${row.number_prefix}${row.number}`,
    site_id: row.site_id,
    client_id: row.client_id,
    statusPercentage: row.status_percentage,
    hideOrder: row.hide_order,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    completedAt: iso(row.completed_at),
    assignedAt: iso(row.assigned_at),
    dueDate: row.due_date,
    invoicePrice: toMajor(row.invoice_price_minor, code),
    invoicePriceMinor: row.invoice_price_minor,
    invoiceCurrency: code,
    writer: row.writer_id !== null,
    writer_id: row.writer_id,
    writerName: writer && `${writer.firstName} ${writer.lastName}`.trim(),
    writerDetails: writer,
    writerEmail: row.writer_email,
    writerArchived: row.writer_archived,
    customer: { firstName: row.client_first, lastName: row.client_last },
    customerEmail: row.client_email,
    customer_industries: row.customer_industries,
    years_of_experience: row.years_of_experience,
    contract_signed: row.contract_signed_at !== null,
    contractSignedAt: iso(row.contract_signed_at),
    tipByCustomer: row.tip_minor === null ? null : toMajor(row.tip_minor, code),
    paymentStatus: row.payment_status,
    noShowCheck: row.no_show_check,
    surveySubmitted: row.survey_submitted,
    revisionData: row.flags,
    completed_tasks: row.tasks,
    package: bought,
    version: row.version,
    turnSince: iso(row.turn_since),
    readyAt: iso(row.ready_at),
    cancelledAt: iso(row.cancelled_at),
    cancelReason: row.cancel_reason,
    isTest: row.is_test,
    hasFindings: row.has_findings,
    isUnpaid: row.awaits_payment,
  };
};
