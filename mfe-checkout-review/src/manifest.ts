import { defineManifest, ordersMenuGroup, routes } from '@portal/shared-contracts/remote';
import { cataloguePages } from './catalogue/catalogue.pages.ts';
import { intakeIntro, intakeTitle } from './intake/intake-title.data.ts';
import { moneyPages } from './money/money.pages.ts';
import { writtenReviewPages } from './written/reviews.pages.ts';

const newOrder = {
  en: 'New Order',
  de: 'Neuer Auftrag',
  it: 'Nuovo ordine',
  ru: 'Новый заказ',
  es: 'Nuevo pedido',
  th: 'คำสั่งซื้อใหม่',
};

const invoices = {
  en: 'Invoices',
  de: 'Rechnungen',
  it: 'Fatture',
  ru: 'Счета',
  es: 'Facturas',
  th: 'ใบแจ้งหนี้',
};

const payment = {
  en: 'Payment Details',
  de: 'Zahlungsdaten',
  it: 'Dati di pagamento',
  ru: 'Платёжные данные',
  es: 'Datos de pago',
  th: 'รายละเอียดการชำระเงิน',
};

const freeReviews = {
  en: 'Free Reviews',
  de: 'Kostenlose Analysen',
  it: 'Revisioni gratuite',
  ru: 'Бесплатные разборы',
  es: 'Revisiones gratuitas',
  th: 'รีวิวฟรี',
};

export const manifest = defineManifest({
  name: 'mfe-checkout-review',
  version: '1.0.0',
  contracts: '^3.8.0',
  namespace: 'checkout',
  title: {
    en: 'Payments and reviews',
    de: 'Zahlungen und Analysen',
    it: 'Pagamenti e revisioni',
    ru: 'Оплата и разборы резюме',
    es: 'Pagos y revisiones',
    th: 'การชำระเงินและรีวิวเรซูเม่',
  },
  pages: [
    {
      key: 'intake',
      path: routes.reviewIntake.pattern,
      roles: 'public',
      layout: 'bare',
      drawn: 'brand',
      intro: intakeIntro,
      width: 'reading',
      offer: 'freeReview',
      title: intakeTitle,
    },
    {
      key: 'staff-reviews',
      path: routes.staffReviews.pattern,
      roles: ['writer'],
      title: freeReviews,
    },
    {
      key: 'staff-review',
      path: routes.staffReview.pattern,
      roles: ['writer'],
      title: freeReviews,
    },
    {
      key: 'review',
      path: routes.review.pattern,
      roles: 'public',
      layout: 'bare',
      drawn: 'brand',
      reads: [
        '/api/review/:id?view=later',
        '/api/review/:id?uniqueCustomerId=:uniqueCustomerId&view=later',
      ],
      title: {
        en: 'Personalized Resume Review',
        de: 'Persönliche Lebenslauf-Analyse',
        it: 'Revisione personalizzata del curriculum',
        ru: 'Персональный разбор резюме',
        es: 'Revisión personalizada del currículum',
        th: 'รีวิวเรซูเม่เฉพาะบุคคล',
      },
    },
    {
      key: 'package-checkout',
      path: routes.packageCheckout.pattern,
      roles: 'public',
      layout: 'bare',
      title: payment,
    },
    {
      key: 'checkout',
      path: routes.checkout.pattern,
      roles: 'public',
      layout: 'bare',
      title: payment,
    },
    {
      key: 'buy',
      path: routes.buy.pattern,
      roles: 'public',
      layout: 'bare',
      title: payment,
    },
    {
      // Whoever is signed in reads the outcome in the portal's own frame.
      key: 'own-payment',
      path: routes.payment.pattern,
      section: routes.invoices.pattern,
      roles: ['user'],
      title: payment,
    },
    {
      key: 'payment',
      path: routes.payment.pattern,
      roles: 'public',
      layout: 'bare',
      title: payment,
    },
    {
      key: 'invoices',
      path: routes.invoices.pattern,
      roles: ['user'],
      title: invoices,
      requires: [{ not: 'hide_invoices' }],
      menu: [
        {
          roles: ['user'],
          order: 400,
          label: invoices,
          icon: 'invoices',
          requires: [{ not: 'hide_invoices' }],
          hiddenByCustomCheckout: true,
        },
      ],
    },
    {
      key: 'invoice',
      path: routes.invoiceView.pattern,
      roles: ['user'],
      title: invoices,
      requires: [{ not: 'hide_invoices' }],
    },
    {
      key: 'new-order',
      path: routes.ordersNew.pattern,
      roles: ['user'],
      title: newOrder,
      menu: [{ roles: ['user'], order: 220, label: newOrder, icon: 'add', group: ordersMenuGroup }],
    },
    ...moneyPages,
    ...cataloguePages,
    ...writtenReviewPages,
  ],
  slots: ['payment.card', 'order.actions', 'admin.order-money'],
  events: {
    sends: ['payment.succeeded', 'session.changed'],
    hears: ['admin.changed'],
  },
});
