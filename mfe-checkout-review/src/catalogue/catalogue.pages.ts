import { adminRoutes, type RemoteManifestInput } from '@portal/shared-contracts/remote';

const packages = {
  en: 'Packages',
  de: 'Pakete',
  it: 'Pacchetti',
  ru: 'Пакеты',
  es: 'Paquetes',
  th: 'แพ็กเกจ',
};

const products = {
  en: 'Products of other shops',
  de: 'Produkte anderer Shops',
  it: 'Prodotti di altri negozi',
  ru: 'Продукты других магазинов',
  es: 'Productos de otras tiendas',
  th: 'ผลิตภัณฑ์จากร้านอื่น',
};

const coupons = {
  en: 'Coupons',
  de: 'Gutscheine',
  it: 'Coupon',
  ru: 'Купоны',
  es: 'Cupones',
  th: 'คูปอง',
};

const links = {
  en: 'Checkout links',
  de: 'Kauflinks',
  it: 'Link di acquisto',
  ru: 'Ссылки на оплату',
  es: 'Enlaces de compra',
  th: 'ลิงก์ชำระเงิน',
};

type PageInput = RemoteManifestInput['pages'][number];

const ofCatalogue = { roles: ['admin'], area: 'catalogue' } satisfies Partial<PageInput>;

/** The pages on which a firm says what it sells. */
export const cataloguePages: PageInput[] = [
  {
    ...ofCatalogue,
    key: 'packages',
    path: adminRoutes.packages.pattern,
    title: packages,
    menu: [{ roles: ['admin'], order: 300, label: packages, icon: 'list' }],
  },
  {
    ...ofCatalogue,
    key: 'package',
    path: adminRoutes.package.pattern,
    section: adminRoutes.packages.pattern,
    title: packages,
  },
  {
    ...ofCatalogue,
    key: 'coupons',
    path: adminRoutes.coupons.pattern,
    title: coupons,
    menu: [{ roles: ['admin'], order: 310, label: coupons, icon: 'list' }],
  },
  {
    ...ofCatalogue,
    key: 'coupon',
    path: adminRoutes.coupon.pattern,
    section: adminRoutes.coupons.pattern,
    title: coupons,
  },
  {
    ...ofCatalogue,
    key: 'checkout-links',
    path: adminRoutes.checkoutLinks.pattern,
    title: links,
    menu: [{ roles: ['admin'], order: 320, label: links, icon: 'list' }],
  },
  {
    ...ofCatalogue,
    key: 'checkout-link',
    path: adminRoutes.checkoutLink.pattern,
    section: adminRoutes.checkoutLinks.pattern,
    title: links,
  },
  {
    ...ofCatalogue,
    key: 'external-products',
    path: adminRoutes.externalProducts.pattern,
    title: products,
    menu: [{ roles: ['admin'], order: 340, label: products, icon: 'list' }],
  },
  {
    ...ofCatalogue,
    key: 'external-product',
    path: adminRoutes.externalProduct.pattern,
    section: adminRoutes.externalProducts.pattern,
    title: products,
  },
];
