import type { Language } from '@portal/shared-contracts';
import type { InvoiceStatus } from '@portal/shared-contracts/invoices';

/** The words of a printed invoice. */
export interface InvoiceWords {
  invoice: string;
  receipt: string;
  number: string;
  date: string;
  customer: string;
  email: string;
  status: string;
  paidOn: string;
  reference: string;
  discount: string;
  total: string;
  refunded: string;
  statuses: Readonly<Record<InvoiceStatus, string>>;
}

/** The words of a printed invoice in the six languages. */
export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = {
  en: {
    invoice: 'Invoice',
    receipt: 'Receipt',
    number: 'Number',
    date: 'Date',
    customer: 'Customer',
    email: 'E-mail',
    status: 'Status',
    paidOn: 'Paid on',
    reference: 'Reference',
    discount: 'Discount',
    total: 'Total',
    refunded: 'Refunded',
    statuses: {
      unpaid: 'UNPAID',
      paid: 'PAID',
      refunded: 'REFUNDED',
      partially_refunded: 'PARTIALLY REFUNDED',
      void: 'VOID',
    },
  },
  de: {
    invoice: 'Rechnung',
    receipt: 'Quittung',
    number: 'Nummer',
    date: 'Datum',
    customer: 'Kunde',
    email: 'E-Mail',
    status: 'Status',
    paidOn: 'Bezahlt am',
    reference: 'Referenz',
    discount: 'Rabatt',
    total: 'Gesamt',
    refunded: 'Erstattet',
    statuses: {
      unpaid: 'UNBEZAHLT',
      paid: 'BEZAHLT',
      refunded: 'ERSTATTET',
      partially_refunded: 'TEILWEISE ERSTATTET',
      void: 'STORNIERT',
    },
  },
  it: {
    invoice: 'Fattura',
    receipt: 'Ricevuta',
    number: 'Numero',
    date: 'Data',
    customer: 'Cliente',
    email: 'E-mail',
    status: 'Stato',
    paidOn: 'Pagata il',
    reference: 'Riferimento',
    discount: 'Sconto',
    total: 'Totale',
    refunded: 'Rimborsato',
    statuses: {
      unpaid: 'DA PAGARE',
      paid: 'PAGATA',
      refunded: 'RIMBORSATA',
      partially_refunded: 'RIMBORSATA IN PARTE',
      void: 'ANNULLATA',
    },
  },
  ru: {
    invoice: 'Счёт',
    receipt: 'Квитанция',
    number: 'Номер',
    date: 'Дата',
    customer: 'Клиент',
    email: 'Эл. почта',
    status: 'Статус',
    paidOn: 'Оплачен',
    reference: 'Номер платежа',
    discount: 'Скидка',
    total: 'Итого',
    refunded: 'Возвращено',
    statuses: {
      unpaid: 'НЕ ОПЛАЧЕН',
      paid: 'ОПЛАЧЕН',
      refunded: 'ВОЗВРАЩЁН',
      partially_refunded: 'ВОЗВРАЩЁН ЧАСТИЧНО',
      void: 'АННУЛИРОВАН',
    },
  },
  es: {
    invoice: 'Factura',
    receipt: 'Recibo',
    number: 'Número',
    date: 'Fecha',
    customer: 'Cliente',
    email: 'Correo',
    status: 'Estado',
    paidOn: 'Pagada el',
    reference: 'Referencia',
    discount: 'Descuento',
    total: 'Total',
    refunded: 'Reembolsado',
    statuses: {
      unpaid: 'PENDIENTE',
      paid: 'PAGADA',
      refunded: 'REEMBOLSADA',
      partially_refunded: 'REEMBOLSADA EN PARTE',
      void: 'ANULADA',
    },
  },
  th: {
    invoice: 'ใบแจ้งหนี้',
    receipt: 'ใบเสร็จรับเงิน',
    number: 'เลขที่',
    date: 'วันที่',
    customer: 'ลูกค้า',
    email: 'อีเมล',
    status: 'สถานะ',
    paidOn: 'ชำระเมื่อ',
    reference: 'หมายเลขอ้างอิง',
    discount: 'ส่วนลด',
    total: 'รวมทั้งสิ้น',
    refunded: 'คืนเงินแล้ว',
    statuses: {
      unpaid: 'ยังไม่ชำระ',
      paid: 'ชำระแล้ว',
      refunded: 'คืนเงินแล้ว',
      partially_refunded: 'คืนเงินบางส่วน',
      void: 'ยกเลิก',
    },
  },
};
