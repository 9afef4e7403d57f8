import type { RemoteModule } from '@portal/shared-contracts/remote';

export const remote: RemoteModule = {
  pages: {
    intake: () => import('./pages/intake.tsx'),
    'staff-reviews': () => import('./pages/staff-reviews.tsx'),
    'staff-review': () => import('./pages/staff-review.tsx'),
    review: () => import('./pages/review.tsx'),
    'package-checkout': () => import('./pages/package-checkout.tsx'),
    checkout: () => import('./pages/checkout.tsx'),
    buy: () => import('./pages/buy.tsx'),
    payment: () => import('./pages/payment.tsx'),
    'own-payment': () => import('./pages/payment.tsx'),
    invoices: () => import('./pages/invoices.tsx'),
    invoice: () => import('./pages/invoice.tsx'),
    'admin-invoices': () => import('./money/invoices/invoices-page.tsx'),
    'admin-invoice': () => import('./money/invoices/invoice-page.tsx'),
    'admin-payments': () => import('./pages/admin-payments.tsx'),
    'admin-payment': () => import('./pages/admin-payment.tsx'),
    'admin-differences': () => import('./money/differences/differences-page.tsx'),
    'admin-disputes': () => import('./money/disputes/disputes-page.tsx'),
    'new-order': () => import('./pages/new-order.tsx'),
    packages: () => import('./catalogue/packages/packages-page.tsx'),
    coupons: () => import('./catalogue/coupons/coupons-page.tsx'),
    coupon: () => import('./catalogue/coupons/coupon-page.tsx'),
    'checkout-links': () => import('./catalogue/links/links-page.tsx'),
    'checkout-link': () => import('./catalogue/links/link-page.tsx'),
    'external-products': () => import('./catalogue/products/products-page.tsx'),
    'external-product': () => import('./catalogue/products/product-page.tsx'),
    'admin-reviews': () => import('./written/reviews-page.tsx'),
    'admin-review': () => import('./written/review-page.tsx'),
    package: () => import('./catalogue/packages/package-page.tsx'),
  },
  slots: {
    'payment.card': () => import('./slots/payment-card.tsx'),
    'order.actions': () => import('./slots/order-actions.tsx'),
    'admin.order-money': () => import('./slots/admin-order-money.tsx'),
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
