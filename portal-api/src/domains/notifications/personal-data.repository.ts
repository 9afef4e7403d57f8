import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

const OF_ORDERS =
  'order_id in (select o.id from orders o where o.site_id = $1 and o.client_id = $2)';

/** News for the person, and news for others that speak of the person. */
export const notificationData: PersonalData = {
  domain: 'notifications',
  tables: [
    {
      table: 'notifications',
      rows: 'person_id = $2',
      erasure: { remove: true, rows: `person_id = $2 or sender_id = $2 or ${OF_ORDERS}` },
    },
  ],
  retention: [{ setting: 'notificationDays', table: 'notifications', rows: 'created_at < $2' }],
};
