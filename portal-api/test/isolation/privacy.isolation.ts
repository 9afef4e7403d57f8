import {
  askForErasure,
  askForExport,
  cancelErasure,
  downloadExport,
  readOwnData,
} from '@portal/shared-contracts/people';
import { expectCall, isolationTable } from './isolation.ts';

// Each call speaks of whoever makes it, and of nobody else.
const ofOneself = { sameSite: 200, otherSite: 200, writer: 200, reviewer: 200, own: 200 };

export const isolation = isolationTable<{ exportId: string }>({
  prepare: async (portal) => {
    const owner = await portal.signIn('customer');
    await owner.call(askForExport, {});
    await portal.app.portal.background.settled();
    const { data } = (await owner.call(readOwnData, {})).body;
    return { exportId: data.export?.id ?? '' };
  },
  secrets: ({ exportId }) => [exportId],
  rows: [
    expectCall(readOwnData, 'customer', () => ({}), ofOneself),
    expectCall(downloadExport, 'customer', ({ exportId }) => ({ id: exportId }), {
      sameSite: 404,
      otherSite: 404,
      writer: 404,
      reviewer: 404,
      own: 200,
    }),
    expectCall(askForExport, 'customer', () => ({}), ofOneself),
    // Without the right password nobody is erased.
    expectCall(askForErasure, 'customer', () => ({ ownPassword: 'not it' }), {
      sameSite: 422,
      otherSite: 422,
      writer: 422,
      reviewer: 422,
      own: 422,
    }),
    expectCall(cancelErasure, 'customer', () => ({}), ofOneself),
  ],
});
