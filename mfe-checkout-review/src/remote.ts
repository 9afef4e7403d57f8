import type { RemoteModule } from '@portal/shared-contracts/remote';
import { manifest } from './manifest.ts';

export const remote: RemoteModule = {
  manifest,
  pages: {
    intake: () => import('./pages/intake.tsx'),
    'staff-reviews': () => import('./pages/staff-reviews.tsx'),
    'staff-review': () => import('./pages/staff-review.tsx'),
    review: () => import('./pages/review.tsx'),
    'package-checkout': () => import('./pages/package-checkout.tsx'),
    checkout: () => import('./pages/checkout.tsx'),
    payment: () => import('./pages/payment.tsx'),
    'own-payment': () => import('./pages/payment.tsx'),
    invoices: () => import('./pages/invoices.tsx'),
    invoice: () => import('./pages/invoice.tsx'),
    'new-order': () => import('./pages/new-order.tsx'),
  },
  slots: {
    'payment.card': () => import('./slots/payment-card.tsx'),
    'order.actions': () => import('./slots/order-actions.tsx'),
  },
  locales: {
    en: () => import('./locales/en.json'),
    de: () => import('./locales/de.json'),
    it: () => import('./locales/it.json'),
    ru: () => import('./locales/ru.json'),
    es: () => import('./locales/es.json'),
    th: () => import('./locales/th.json'),
  },
};

export default remote;
