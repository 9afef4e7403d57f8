import {
  activatePerson,
  addDomain,
  changeDomain,
  changeFirmPerson,
  changePart,
  checkDomain,
  confirmIdentity,
  deactivatePerson,
  endPersonSessions,
  exportAudit,
  inviteMany,
  invitePerson,
  listAudit,
  listDomains,
  listFirmPeople,
  listParts,
  listSettingsVersions,
  previewPart,
  previewSettings,
  readFirmPerson,
  readHealth,
  readPart,
  readSettings,
  readStart,
  removeDomain,
  readTwoStep,
  removeTwoStep,
  resendInvitation,
  restoreSettings,
  revokeInvitation,
  saveSettings,
  searchFirm,
  setUpTwoStep,
  skipStep,
  storePicture,
  testCheckout,
} from '@portal/shared-contracts/admin';
import { acceptInvitation, readInvitation } from '@portal/shared-contracts/invitations';
import { invite } from '../../src/domains/people/invitations/invitations.service.ts';
import { createPerson } from '../../src/domains/people/people.service.ts';
import { expectCall, isolationTable } from './isolation.ts';

// Each firm speaks of itself only.
const ownFirm = { otherSite: 200, own: 200 };

// Each speaks of whoever makes it.
const ofNobody = { otherSite: 422, sameSite: 422, own: 422 };

// A row of this firm is unknown to the others.
const ownRow = { otherSite: 404, own: 200 };

// Whoever holds the link is the one who was invited, on this site alone.
const bearer = { nobody: 200, revoked: 200, sameSite: 200, otherSite: 410, writer: 200 };

interface World {
  code: string;
  taken: string;
  /** Invitations by their ids. */
  renewed: string;
  revoked: string;
  /** An account without orders. */
  person: string;
}

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const ctx = await portal.context();
    const inviteTo = async (email: string): Promise<{ id: string; code: string }> => {
      const { id, link } = await invite(ctx, {
        email,
        role: 'writer',
        rights: { isOwner: false, areas: [] },
        firstName: 'Ivo',
        lastName: 'Invited',
        language: null,
        note: '',
        invitedBy: null,
      });
      return { id, code: link?.split('/').at(-1) ?? '' };
    };
    const { code } = await inviteTo('ivo@example.com');
    const { code: taken } = await inviteTo('taken@example.com');
    const { id: renewed } = await inviteTo('renewed@example.com');
    const { id: revoked } = await inviteTo('revoked@example.com');
    const { id: person } = await createPerson(ctx.db, {
      email: 'pat@example.com',
      role: 'user',
      firstName: 'Pat',
      lastName: 'Private',
    });
    return { code, taken, renewed, revoked, person };
  },
  secrets: ({ person }) => ['ivo@example.com', 'pat@example.com', person],
  rows: [
    expectCall(readStart, 'admin', () => ({}), { ...ownFirm, sameSite: 200 }),
    expectCall(skipStep, 'admin', () => ({ step: 'payments', isSkipped: true }), ownFirm),
    expectCall(readSettings, 'admin', () => ({}), ownFirm),
    expectCall(
      saveSettings,
      'admin',
      () => ({ baseVersion: 0, changes: { supportPhone: '+49 30 1' } }),
      ownFirm,
    ),
    expectCall(previewSettings, 'admin', () => ({ changes: {} }), ownFirm),
    expectCall(storePicture, 'admin', () => ({}), { otherSite: 415, own: 415 }),
    expectCall(testCheckout, 'admin', () => ({}), { otherSite: 422, own: 422 }),
    expectCall(listParts, 'admin', () => ({}), ownFirm),
    expectCall(readPart, 'admin', () => ({ remote: 'mfe-none' }), { otherSite: 404, own: 404 }),
    expectCall(changePart, 'admin', () => ({ remote: 'mfe-none' }), { otherSite: 404, own: 404 }),
    expectCall(previewPart, 'admin', () => ({ remote: 'mfe-none', release: '1.0.0' }), {
      otherSite: 404,
      own: 404,
    }),
    expectCall(searchFirm, 'admin', () => ({ q: 'pat@' }), { ...ownFirm, sameSite: 200 }),
    expectCall(readHealth, 'admin', () => ({}), ownFirm),
    expectCall(listDomains, 'admin', () => ({}), ownFirm),
    expectCall(addDomain, 'admin', () => ({ host: 'localhost.example' }), ownFirm),
    expectCall(checkDomain, 'admin', () => ({ host: 'localhost' }), ownRow),
    expectCall(
      changeDomain,
      'admin',
      () => ({ host: 'localhost', isPrimary: true as const }),
      ownRow,
    ),
    expectCall(removeDomain, 'admin', () => ({ host: 'nowhere.example' }), {
      otherSite: 404,
      own: 404,
    }),
    expectCall(listSettingsVersions, 'admin', () => ({}), ownFirm),
    expectCall(restoreSettings, 'admin', () => ({ version: 1 }), ownFirm),
    expectCall(confirmIdentity, 'admin', () => ({ password: 'Portal-demo-1' }), {
      ...ownFirm,
      sameSite: 200,
    }),
    expectCall(readTwoStep, 'admin', () => ({}), { ...ownFirm, sameSite: 200 }),
    // Without the right password nothing is set up or turned off.
    expectCall(setUpTwoStep, 'admin', () => ({ currentPassword: 'not it' }), ofNobody),
    expectCall(removeTwoStep, 'admin', () => ({ currentPassword: 'not it' }), ofNobody),
    expectCall(listAudit, 'admin', () => ({}), ownFirm),
    expectCall(exportAudit, 'admin', () => ({ format: 'json' }), ownFirm),
    expectCall(listFirmPeople, 'admin', () => ({}), ownFirm),
    expectCall(
      invitePerson,
      'admin',
      () => ({ email: 'new-writer@example.com', role: 'writer' }),
      ownFirm,
    ),
    expectCall(
      inviteMany,
      'admin',
      () => ({ people: [{ email: 'of-a-table@example.com', role: 'writer' }] }),
      ownFirm,
    ),
    expectCall(readFirmPerson, 'admin', ({ person }) => ({ id: person }), ownRow),
    expectCall(
      changeFirmPerson,
      'admin',
      ({ person }) => ({ id: person, baseVersion: 0, note: 'Calls on Mondays' }),
      ownRow,
    ),
    expectCall(endPersonSessions, 'admin', ({ person }) => ({ id: person }), ownRow),
    expectCall(deactivatePerson, 'admin', ({ person }) => ({ id: person }), ownRow),
    expectCall(activatePerson, 'admin', ({ person }) => ({ id: person }), ownRow),
    expectCall(resendInvitation, 'admin', ({ renewed }) => ({ id: renewed }), {
      otherSite: 404,
      own: 200,
    }),
    expectCall(revokeInvitation, 'admin', ({ revoked }) => ({ id: revoked }), {
      otherSite: 404,
      own: 200,
    }),
    expectCall(readInvitation, 'customer', ({ code }) => ({ code }), {
      ...bearer,
      reviewer: 200,
      own: 200,
    }),
    // The first to come takes it up; everybody after that finds it used.
    expectCall(
      acceptInvitation,
      'customer',
      ({ taken }) => ({
        code: taken,
        firstName: 'Ivo',
        lastName: 'Invited',
        password: 'a-long-new-password',
      }),
      {
        nobody: 200,
        revoked: 410,
        sameSite: 410,
        otherSite: 410,
        writer: 410,
        reviewer: 410,
        own: 410,
      },
    ),
  ],
});
