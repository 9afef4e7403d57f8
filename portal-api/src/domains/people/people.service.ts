import { randomUUID } from 'node:crypto';
import type { Language, Role } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { PortalUser } from '@portal/shared-contracts/people';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { SiteContext } from '../../kernel/context.ts';
import { hashPassword } from './credentials/passwords.ts';
import { getRights } from './admins/admins.repository.ts';
import { writePersonPage } from './firm-people/person-page.repository.ts';
import { isCommonPassword } from './common-passwords.ts';
import {
  findPerson,
  findPersonByEmail,
  holdAlone,
  insertPerson,
  type PersonRow,
  updatePerson,
} from './people.repository.ts';

export { undoOfDeactivation } from './firm-people/closing.service.ts';
export { undoOfPersonChange } from './firm-people/undo-change.ts';
export { getRights, listHoldersOf } from './admins/admins.repository.ts';
export {
  findNamed,
  firstNamesOf,
  isNamed,
  listPeopleBeginning,
  type NamedPeople,
} from './people-names.repository.ts';
export { findPeople } from './people-finding.ts';
export {
  findPerson,
  findPersonByEmail,
  hasWriters,
  holdAlone,
  holdAsFound,
  type PersonRow,
} from './people.repository.ts';

/** What a browser may know of its own person. */
export const toPortalUser = async (
  ctx: Pick<SiteContext, 'countOrders' | 'db'>,
  person: PersonRow,
): Promise<PortalUser> => ({
  _id: person.id,
  firstName: person.first_name,
  lastName: person.last_name,
  email: person.email,
  profile_img: person.profile_img ?? '',
  role: person.role,
  pending_purchase_package_id: person.pending_purchase_package_id,
  uniqueCustomerId: person.unique_customer_id,
  orders: person.role === 'user' ? await ctx.countOrders(person.id) : 0,
  language: person.language,
  ...(person.role === 'writer' ? { writer_data: person.writer_data } : {}),
  ...(person.role === 'admin' ? { admin: await getRights(ctx.db, person.id) } : {}),
});

/** The person, or `not-found`. */
export const getPerson = async (db: SiteDatabase, personId: string): Promise<PersonRow> => {
  const person = await findPerson(db, personId);
  if (!person) throw new Refusal('person-unknown');
  return person;
};

/** Whose password it is, as far as it is known: the words of both are no passwords. */
type PasswordOwner = Pick<PersonRow, 'email' | 'first_name' | 'last_name'>;

/** Refuses a password that a guesser would try: easy, made of the words around it, or known from a breach. */
export const refuseKnownPassword = async (
  { site, isBreached }: Pick<SiteContext, 'site' | 'isBreached'>,
  password: string,
  person: PasswordOwner | undefined,
): Promise<void> => {
  const own = person ? [person.email, person.first_name, person.last_name] : [];
  const firm = [site.name, site.host, site.settings.companyName];
  if (await isCommonPassword(password, [...firm, ...own]))
    throw new Refusal('password-common', {}, 'password');
  if (await isBreached(password)) throw new Refusal('password-breached', {}, 'password');
};

const refuseTakenEmail = async (db: SiteDatabase, email: string): Promise<void> => {
  if (await findPersonByEmail(db, email)) throw new Refusal('email-taken', {}, 'email');
};

/** Makes an account; without a password it is entered by a one-time code or a reset link. */
export const createPerson = async (
  db: SiteDatabase,
  person: {
    email: string;
    role: Role;
    firstName: string;
    lastName: string;
    password?: string;
    uniqueCustomerId?: string;
    /** Of the page on which the account was made; its mails come in it. */
    language?: Language;
    /** False where anybody may have typed the address. */
    isProven?: boolean;
  },
): Promise<PersonRow> => {
  await refuseTakenEmail(db, person.email);
  const id = randomUUID();
  await insertPerson(db, {
    id,
    email: person.email,
    role: person.role,
    firstName: person.firstName,
    lastName: person.lastName,
    passwordHash: person.password === undefined ? null : await hashPassword(person.password),
    uniqueCustomerId: person.uniqueCustomerId ?? randomUUID(),
    language: person.language ?? null,
    isProven: person.isProven ?? true,
  });
  return getPerson(db, id);
};

// What a person changes and the firm's page of the person shows.
const shown = ['first_name', 'last_name', 'email'] as const;

/** Changes what a person may change without a proof; the address changes in its spelling only. */
export const changeProfile = (
  db: SiteDatabase,
  personId: string,
  change: { firstName: string; lastName: string; email?: string; language?: PersonRow['language'] },
): Promise<PersonRow> =>
  db.transaction(async (tx) => {
    const before = await holdAlone(tx, personId);
    await updatePerson(tx, personId, {
      first_name: change.firstName,
      last_name: change.lastName,
      ...(change.email ? { email: change.email } : {}),
      ...(change.language ? { language: change.language } : {}),
    });
    const after = await getPerson(tx, personId);
    // Whoever has the page of this person open at the firm began with another name (BO-114).
    if (shown.some((field) => before?.[field] !== after[field]))
      await writePersonPage(tx, personId, {}, personId);
    return after;
  });

/** Remembers or forgets the package that a customer is about to buy. */
export const setPendingPurchase = (
  db: SiteDatabase,
  personId: string,
  packageId: string | null,
): Promise<void> => updatePerson(db, personId, { pending_purchase_package_id: packageId });
