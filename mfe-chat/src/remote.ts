import type { RemoteModule } from '@portal/shared-contracts/remote';

/** Everything that this part offers, each piece loaded when it is needed. */
export const remote: RemoteModule = {
  pages: {
    adminChat: () => import('./pages/admin-chat.tsx'),
    inbox: () => import('./admin/inbox/inbox-page.tsx'),
    savedReplies: () => import('./admin/replies/replies-page.tsx'),
  },
  slots: {
    'order.chat': () => import('./slots/order-chat.tsx'),
    'admin.order-chat': () => import('./slots/admin-order-chat.tsx'),
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
