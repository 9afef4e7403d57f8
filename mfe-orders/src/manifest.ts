import {
  adminRoutes,
  defineManifest,
  ordersMenuGroup,
  routes,
} from '@portal/shared-contracts/remote';

const dashboard = {
  en: 'Dashboard',
  de: 'Übersicht',
  it: 'Pannello',
  ru: 'Обзор',
  es: 'Panel',
  th: 'แดชบอร์ด',
};
const orders = ordersMenuGroup.label;
const listOrders = {
  en: 'List Orders',
  de: 'Auftragsliste',
  it: 'Elenco ordini',
  ru: 'Список заказов',
  es: 'Lista de pedidos',
  th: 'รายการคำสั่งซื้อ',
};
const view = {
  en: 'View',
  de: 'Ansehen',
  it: 'Visualizza',
  ru: 'Просмотр',
  es: 'Ver',
  th: 'ดูรายการ',
};
const viewOrder = {
  en: 'View Order',
  de: 'Auftrag ansehen',
  it: 'Dettaglio ordine',
  ru: 'Просмотр заказа',
  es: 'Ver pedido',
  th: 'ดูคำสั่งซื้อ',
};

const newOrder = {
  en: 'New order',
  de: 'Neuer Auftrag',
  it: 'Nuovo ordine',
  ru: 'Новый заказ',
  es: 'Nuevo pedido',
  th: 'คำสั่งซื้อใหม่',
};

const writers = {
  en: 'Writers',
  de: 'Autoren',
  it: 'Redattori',
  ru: 'Авторы',
  es: 'Redactores',
  th: 'นักเขียน',
};

const reports = {
  en: 'Reports',
  de: 'Berichte',
  it: 'Rapporti',
  ru: 'Отчёты',
  es: 'Informes',
  th: 'รายงาน',
};

/** What the shell knows of this part before it runs any of its code. */
export const manifest = defineManifest({
  name: 'mfe-orders',
  version: '1.0.0',
  contracts: '^3.9.0',
  title: orders,
  namespace: 'orders',
  pages: [
    {
      key: 'customerDashboard',
      path: routes.dashboard.pattern,
      roles: ['user'],
      title: dashboard,
      reads: [
        '/api/customer/orders?sort=status&pageSize=100',
        '/api/customer/invoices?status=unpaid',
      ],
      menu: [{ roles: ['user'], order: 100, label: dashboard, icon: 'dashboard' }],
    },
    {
      key: 'writerDashboard',
      path: routes.dashboard.pattern,
      roles: ['writer'],
      title: dashboard,
      menu: [{ roles: ['writer'], order: 100, label: dashboard, icon: 'dashboard' }],
    },
    {
      key: 'customerOrders',
      path: routes.ordersList.pattern,
      roles: ['user'],
      title: listOrders,
      reads: ['/api/customer/orders?page=1&pageSize=20'],
      menu: [
        {
          roles: ['user'],
          order: 200,
          label: view,
          icon: 'list',
          group: ordersMenuGroup,
        },
      ],
    },
    {
      key: 'staffOrders',
      path: routes.ordersList.pattern,
      roles: ['writer', 'reviewer'],
      title: listOrders,
      menu: [{ roles: ['writer', 'reviewer'], order: 300, label: orders, icon: 'orders' }],
    },
    {
      key: 'customerOrder',
      path: routes.orderView.pattern,
      section: routes.ordersList.pattern,
      roles: ['user'],
      title: viewOrder,
      reads: ['/api/customer/orders/:id'],
    },
    {
      key: 'staffOrder',
      path: routes.orderView.pattern,
      section: routes.ordersList.pattern,
      roles: ['writer', 'reviewer'],
      title: viewOrder,
    },
    {
      key: 'adminOrders',
      path: adminRoutes.orders.pattern,
      roles: ['admin'],
      area: 'orders',
      title: orders,
      menu: [{ roles: ['admin'], order: 100, label: orders, icon: 'orders' }],
    },
    {
      key: 'adminNewOrder',
      path: adminRoutes.newOrder.pattern,
      section: adminRoutes.orders.pattern,
      roles: ['admin'],
      area: 'orders',
      title: newOrder,
    },
    {
      key: 'adminOrder',
      path: adminRoutes.order.pattern,
      section: adminRoutes.orders.pattern,
      roles: ['admin'],
      area: 'orders',
      title: viewOrder,
    },
    {
      key: 'adminWriters',
      path: adminRoutes.writers.pattern,
      roles: ['admin'],
      area: 'orders',
      title: writers,
      menu: [{ roles: ['admin'], order: 150, label: writers, icon: 'user' }],
    },
    {
      // Each report has an area of its own; the page shows those that its reader holds.
      key: 'adminReports',
      path: adminRoutes.reports.pattern,
      roles: ['admin'],
      anyArea: ['orders', 'catalogue', 'money'],
      title: reports,
      menu: [{ roles: ['admin'], order: 650, label: reports, icon: 'dashboard' }],
    },
  ],
  slots: [],
  events: {
    sends: ['order.changed'],
    hears: ['admin.changed'],
  },
});
