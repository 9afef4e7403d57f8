import {
  downloadPersonExport,
  endSeeAs,
  erasePerson,
  exportPerson,
  keepPerson,
  readPersonPrivacy,
  seeAs,
} from '@portal/shared-contracts/admin';
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

// Somebody of this firm is unknown to the others.
const ofFirm = { otherSite: 404, own: 200 };

interface World {
  exportId: string;
  /** A person without orders, and the firm's own archive of them. */
  person: string;
  firmExport: string;
}

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const owner = await portal.signIn('customer');
    await owner.call(askForExport, {});
    await portal.settled();
    const { data } = (await owner.call(readOwnData, {})).body;
    const person = portal.personId('reviewer');
    const admin = await portal.signIn('admin');
    await admin.call(exportPerson, { id: person });
    await portal.settled();
    const { privacy } = (await admin.call(readPersonPrivacy, { id: person })).body;
    return { exportId: data.export?.id ?? '', person, firmExport: privacy.export?.id ?? '' };
  },
  secrets: ({ exportId, firmExport }) => [exportId, firmExport],
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
    expectCall(readPersonPrivacy, 'admin', ({ person: id }) => ({ id }), ofFirm),
    expectCall(
      downloadPersonExport,
      'admin',
      ({ person: id, firmExport: exportId }) => ({ id, exportId }),
      ofFirm,
    ),
    // Nobody looks who has not begun to.
    expectCall(endSeeAs, 'customer', () => ({}), {
      sameSite: 403,
      otherSite: 403,
      writer: 403,
      reviewer: 403,
      own: 403,
    }),
    expectCall(seeAs, 'admin', ({ person: id }) => ({ id }), ofFirm),
    expectCall(exportPerson, 'admin', ({ person: id }) => ({ id }), ofFirm),
    expectCall(erasePerson, 'admin', ({ person: id }) => ({ id }), ofFirm),
    expectCall(keepPerson, 'admin', ({ person: id }) => ({ id }), ofFirm),
  ],
});
