import {
  listPageFiles,
  readCurrentReleases,
  readRemoteHealth,
  sendRemoteReports,
} from '@portal/shared-contracts/remote';
import { expectCall, isolationTable } from './isolation.ts';

const DETAIL = 'Only Northwind saw this failure';

const everybody = {
  nobody: 200,
  revoked: 200,
  sameSite: 200,
  writer: 200,
  reviewer: 200,
  own: 200,
};

export const isolation = isolationTable({
  prepare: async (portal) => {
    await portal.visit().call(sendRemoteReports, {
      reports: [{ remote: 'mfe-orders', release: '1.0.0', cause: 'render-error', detail: DETAIL }],
    });
    return {};
  },
  secrets: () => [DETAIL],
  rows: [
    expectCall(readCurrentReleases, 'customer', () => ({}), { ...everybody, otherSite: 200 }),
    expectCall(
      listPageFiles,
      'customer',
      () => ({ remote: 'mfe-orders', release: '1.0.0', page: 'list', language: 'en' as const }),
      { ...everybody, otherSite: 200 },
    ),
    // The other demo firm has its inspector off.
    expectCall(readRemoteHealth, 'customer', () => ({}), { ...everybody, otherSite: 404 }),
    expectCall(
      sendRemoteReports,
      'customer',
      () => ({ reports: [{ remote: 'mfe-orders', release: '1.0.0', cause: 'loaded' }] }),
      { ...everybody, otherSite: 200 },
    ),
  ],
});
