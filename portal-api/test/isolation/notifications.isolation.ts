import {
  clearNotification,
  clearNotifications,
  listNotifications,
} from '@portal/shared-contracts/notifications';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  id: string;
}

// A foreign id clears nothing and the caller sees its own list, so the status is 200 and the reply holds no secret.
const ownListOnly = { sameSite: 200, otherSite: 200, writer: 200 };

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const { notifications } = await portal.context();
    const personId = portal.personId('customer');
    await notifications.notify({
      personId,
      orderId: 'invoices',
      notice: {
        code: 'draft-approved',
        params: { number: '1001', name: 'Only Clara may read this notice' },
      },
    });
    const [first] = await notifications.list({ id: personId, language: 'en' });
    return { id: first?._id ?? '' };
  },
  secrets: ({ id }) => ['Only Clara may read this notice', id],
  rows: [
    expectCall(listNotifications, 'customer', () => ({}), { ...ownListOnly, own: 200 }),
    expectCall(clearNotifications, 'customer', ({ id }) => ({ notificationsIds: [id] }), {
      ...ownListOnly,
      own: 200,
    }),
    expectCall(clearNotification, 'customer', ({ id }) => ({ notificationsId: id }), {
      ...ownListOnly,
      own: 200,
    }),
  ],
});
