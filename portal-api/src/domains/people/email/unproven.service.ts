import type { SiteDatabase } from '../../../kernel/database.ts';
import { voidCodes } from '../credentials/codes.repository.ts';
import { endSessions } from '../credentials/sessions.repository.ts';
import { updatePerson } from '../people.repository.ts';
import { getPerson } from '../people.service.ts';
import { removeFactors } from '../two-step/two-step.service.ts';
import type { AccountNeeds } from './account-needs.ts';

type EndErasure = Pick<AccountNeeds, 'endErasure'>;

/**
 * Everybody who came without a proof has to leave, and what they asked for ends: the mailbox decides whose account it
 * is. Ways back that would end at `waysBackFrom` or later are over too; those of earlier addresses stay.
 */
export const clearOut = async (
  tx: SiteDatabase,
  personId: string,
  { waysBackFrom, needs }: { waysBackFrom: Date; needs: EndErasure },
): Promise<string[]> => {
  await updatePerson(tx, personId, { password_hash: null });
  await voidCodes(tx, personId, { waysBackFrom });
  await needs.endErasure(tx, personId);
  return endSessions(tx, personId);
};

/** The same of an address that nobody proved: a second factor of whoever was in it would lock its mailbox out. */
export const clearUnproven = async (
  tx: SiteDatabase,
  personId: string,
  needs: EndErasure,
): Promise<string[]> => {
  await removeFactors(tx, personId);
  return clearOut(tx, personId, { waysBackFrom: new Date(0), needs });
};

/**
 * Closes an account whose address nobody proved to all who are in it, because something comes into it that
 * they did not buy. Its mailbox opens it again. Answers which sessions ended.
 */
export const closeUnproven = async (
  tx: SiteDatabase,
  personId: string,
  needs: EndErasure,
): Promise<string[]> => {
  const { email_proven_at } = await getPerson(tx, personId);
  return email_proven_at === null ? clearUnproven(tx, personId, needs) : [];
};
