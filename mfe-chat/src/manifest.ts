import { defineManifest, routes } from '@portal/shared-contracts/remote';

const chatWithAdmin = {
  en: 'Chat with Admin',
  de: 'Chat mit der Verwaltung',
  it: 'Chat con l’amministratore',
  ru: 'Чат с администратором',
  es: 'Chat con el administrador',
  th: 'แชทกับผู้ดูแล',
};

/** What the shell knows of this part before it runs any of its code. */
export const manifest = defineManifest({
  name: 'mfe-chat',
  version: '1.0.0',
  contracts: '^3.0.0',
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
  ],
  slots: ['order.chat'],
  events: { sends: ['session.expired'], hears: ['session.changed'] },
});
