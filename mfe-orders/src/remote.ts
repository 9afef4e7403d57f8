import type { RemoteModule } from '@portal/shared-contracts/remote';

/** Everything that this part offers, each piece loaded when it is needed. */
export const remote: RemoteModule = {
  pages: {
    customerDashboard: () => import('./pages/customer-dashboard.tsx'),
    writerDashboard: () => import('./pages/writer-dashboard.tsx'),
    customerOrders: () => import('./pages/customer-orders.tsx'),
    staffOrders: () => import('./pages/staff-orders.tsx'),
    customerOrder: () => import('./pages/customer-order.tsx'),
    staffOrder: () => import('./pages/staff-order.tsx'),
    adminOrders: () => import('./pages/admin-orders.tsx'),
    // One file for all three: whoever opens one of them opens the others too.
    adminWriters: () => import(/* webpackChunkName: "firm" */ './pages/admin-writers.tsx'),
    adminReports: () => import(/* webpackChunkName: "firm" */ './pages/admin-reports.tsx'),
    adminNewOrder: () => import(/* webpackChunkName: "firm" */ './pages/admin-new-order.tsx'),
    adminOrder: () => import('./pages/admin-order.tsx'),
  },
  slots: {},
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
