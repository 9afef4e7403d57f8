import { adminRoutes, defineManifest, routes } from '@portal/shared-contracts/remote';

const chatWithAdmin = {
  en: 'Chat with Admin',
  de: 'Chat mit der Verwaltung',
  it: 'Chat con l’amministratore',
  ru: 'Чат с администратором',
  es: 'Chat con el administrador',
  th: 'แชทกับผู้ดูแล',
};

const inbox = {
  en: 'Inbox',
  de: 'Posteingang',
  it: 'Posta in arrivo',
  ru: 'Входящие',
  es: 'Bandeja de entrada',
  th: 'กล่องข้อความ',
};

const savedReplies = {
  en: 'Saved replies',
  de: 'Gespeicherte Antworten',
  it: 'Risposte salvate',
  ru: 'Сохранённые ответы',
  es: 'Respuestas guardadas',
  th: 'คำตอบที่บันทึกไว้',
};

/** What the shell knows of this part before it runs any of its code. */
export const manifest = defineManifest({
  name: 'mfe-chat',
  version: '1.0.0',
  contracts: '^3.8.0',
  title: { en: 'Chat', de: 'Chat', it: 'Chat', ru: 'Чат', es: 'Chat', th: 'แชท' },
  namespace: 'chat',
  pages: [
    {
      key: 'adminChat',
      path: routes.chat.pattern,
      roles: ['writer'],
      title: chatWithAdmin,
      menu: [{ roles: ['writer'], order: 400, label: chatWithAdmin, icon: 'chat' }],
    },
    {
      key: 'inbox',
      path: adminRoutes.inbox.pattern,
      roles: ['admin'],
      area: 'orders',
      title: inbox,
      menu: [
        { roles: ['admin'], order: 120, label: inbox, icon: 'chat', to: adminRoutes.inbox({}) },
      ],
    },
    {
      key: 'savedReplies',
      path: adminRoutes.savedReplies.pattern,
      section: adminRoutes.inbox({}),
      roles: ['admin'],
      area: 'orders',
      title: savedReplies,
    },
  ],
  slots: ['order.chat', 'admin.order-chat'],
  events: {
    sends: ['session.expired'],
    hears: ['session.changed', 'order.changed', 'chat.unread-changed', 'admin.changed'],
  },
});
