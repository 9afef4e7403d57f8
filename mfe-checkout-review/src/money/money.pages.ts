import { adminRoutes, type RemoteManifestInput } from '@portal/shared-contracts/remote';

const invoices = {
  en: 'Invoices',
  de: 'Rechnungen',
  it: 'Fatture',
  ru: 'Счета',
  es: 'Facturas',
  th: 'ใบแจ้งหนี้',
};

const payments = {
  en: 'Payments',
  de: 'Zahlungen',
  it: 'Pagamenti',
  ru: 'Платежи',
  es: 'Pagos',
  th: 'การชำระเงิน',
};

const disputes = {
  en: 'Disputes',
  de: 'Rückbuchungen',
  it: 'Contestazioni',
  ru: 'Споры',
  es: 'Disputas',
  th: 'ข้อโต้แย้ง',
};

const differences = {
  en: 'Differences',
  de: 'Abweichungen',
  it: 'Differenze',
  ru: 'Расхождения',
  es: 'Diferencias',
  th: 'ความต่าง',
};

type PageInput = RemoteManifestInput['pages'][number];

const ofMoney = { roles: ['admin'], area: 'money' } satisfies Partial<PageInput>;

const paymentAccount = {
  en: 'Payment account',
  de: 'Zahlungskonto',
  it: 'Conto di pagamento',
  ru: 'Платёжный счёт',
  es: 'Cuenta de pago',
  th: 'บัญชีรับชำระเงิน',
};

/** The pages on which a firm writes invoices and follows its money. */
export const moneyPages: PageInput[] = [
  {
    ...ofMoney,
    key: 'admin-invoices',
    path: adminRoutes.invoices.pattern,
    title: invoices,
    menu: [{ roles: ['admin'], order: 400, label: invoices, icon: 'invoices' }],
  },
  {
    ...ofMoney,
    key: 'admin-invoice',
    path: adminRoutes.invoice.pattern,
    section: adminRoutes.invoices.pattern,
    title: invoices,
  },
  {
    ...ofMoney,
    key: 'admin-payments',
    path: adminRoutes.payments.pattern,
    title: payments,
    menu: [{ roles: ['admin'], order: 410, label: payments, icon: 'invoices' }],
  },
  {
    ...ofMoney,
    key: 'admin-payment',
    path: adminRoutes.payment.pattern,
    section: adminRoutes.payments.pattern,
    title: payments,
  },
  {
    ...ofMoney,
    key: 'admin-disputes',
    path: adminRoutes.disputes.pattern,
    section: adminRoutes.payments.pattern,
    title: disputes,
  },
  {
    ...ofMoney,
    key: 'admin-differences',
    path: adminRoutes.differences.pattern,
    section: adminRoutes.payments.pattern,
    title: differences,
  },
  {
    ...ofMoney,
    key: 'admin-payment-account',
    path: adminRoutes.paymentAccount.pattern,
    section: adminRoutes.payments.pattern,
    title: paymentAccount,
  },
];
