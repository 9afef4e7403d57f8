import type { MenuGroup } from './manifest.ts';

/**
 * The heading under which customers find their orders and a new order; two remotes add entries to it,
 * so its words are written once here.
 *
 * @example
 * menu: [{ roles: ['user'], order: 220, label, icon: 'add', group: ordersMenuGroup }]
 */
export const ordersMenuGroup = {
  key: 'orders',
  icon: 'orders',
  label: {
    en: 'Orders',
    de: 'Aufträge',
    it: 'Ordini',
    ru: 'Заказы',
    es: 'Pedidos',
    th: 'คำสั่งซื้อ',
  },
} as const satisfies MenuGroup;
