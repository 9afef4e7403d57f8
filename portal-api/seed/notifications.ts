import { insertNotification } from '../src/domains/notifications/notifications.repository.ts';
import type { Seeder } from './seeder.ts';

/** One notice that needs no order: the first invoice. Notices about orders come with the orders. */
export const notificationsSeeder: Seeder = {
  name: 'notifications',
  run: async ({ site, db, people, id, day }) => {
    await insertNotification(db, {
      id: id('notification/invoice'),
      personId: people.customer,
      orderId: 'invoices',
      code: 'invoice-created',
      params: {},
      senderId: null,
      senderName: site.settings.companyName,
      senderImg: null,
      action: 'invoice-created',
      at: day(-1),
    });
  },
};
