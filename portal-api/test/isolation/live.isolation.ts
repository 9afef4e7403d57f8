import { LIVE_PATH } from '@portal/shared-contracts/live';
import { isolationTable } from './isolation.ts';

export const isolation = isolationTable({
  prepare: async () => ({}),
  secrets: () => [],
  rows: [],
  sockets: [
    {
      path: LIVE_PATH,
      owner: 'customer',
      heard: { own: 'order.changed', sameSite: '', otherSite: '', writer: '', reviewer: '' },
    },
  ],
});
