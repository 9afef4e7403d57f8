import type { RemoteModule } from '@portal/shared-contracts/remote';
import { manifest } from './manifest.ts';

/** Everything that this part offers, each piece loaded when it is needed. */
export const remote: RemoteModule = {
  manifest,
  pages: { adminChat: () => import('./pages/admin-chat.tsx') },
  slots: { 'order.chat': () => import('./slots/order-chat.tsx') },
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
