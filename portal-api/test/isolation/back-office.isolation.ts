import {
  invitePerson,
  listFirmPeople,
  listSettingsVersions,
  readSettings,
  readStart,
  resendInvitation,
  restoreSettings,
  revokeInvitation,
  saveSettings,
  skipStep,
} from '@portal/shared-contracts/admin';
import { acceptInvitation, readInvitation } from '@portal/shared-contracts/invitations';
import { invite } from '../../src/domains/people/invitations/invitations.service.ts';
import { expectCall, isolationTable } from './isolation.ts';

// Each firm speaks of itself only.
const ownFirm = { otherSite: 200, own: 200 };

// Whoever holds the link is the one who was invited, on this site alone.
const bearer = { nobody: 200, revoked: 200, sameSite: 200, otherSite: 410, writer: 200 };

interface World {
  code: string;
  taken: string;
  /** Invitations by their ids. */
  renewed: string;
  revoked: string;
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
      return { id, code: link.split('/').at(-1) ?? '' };
    };
    const { code } = await inviteTo('ivo@example.com');
    const { code: taken } = await inviteTo('taken@example.com');
    const { id: renewed } = await inviteTo('renewed@example.com');
    const { id: revoked } = await inviteTo('revoked@example.com');
    return { code, taken, renewed, revoked };
  },
  secrets: () => ['ivo@example.com'],
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
    expectCall(listSettingsVersions, 'admin', () => ({}), ownFirm),
    expectCall(restoreSettings, 'admin', () => ({ version: 1 }), ownFirm),
    expectCall(listFirmPeople, 'admin', () => ({}), ownFirm),
    expectCall(
      invitePerson,
      'admin',
      () => ({ email: 'new-writer@example.com', role: 'writer' }),
      ownFirm,
    ),
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
