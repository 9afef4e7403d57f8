import type { AdminRights } from '@portal/shared-contracts';
import { saveRights } from '../src/domains/people/admins/admins.repository.ts';
import { hashPassword } from '../src/domains/people/credentials/passwords.ts';
import { insertPerson } from '../src/domains/people/people.repository.ts';
import {
  type DemoAdmin,
  type DemoPerson,
  type SeedContext,
  seedId,
  type Seeder,
} from './seeder.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Portal-demo-1';

const people = {
  customer: { email: 'customer@example.com', role: 'user' },
  newCustomer: { email: 'new-customer@example.com', role: 'user' },
  writer: { email: 'writer@example.com', role: 'writer' },
  writer2: { email: 'writer2@example.com', role: 'writer' },
  reviewer: { email: 'reviewer@example.com', role: 'reviewer' },
  admin: { email: 'admin@example.com', role: 'admin' },
  moneyAdmin: { email: 'money-admin@example.com', role: 'admin' },
} as const;

const rights: Readonly<Record<DemoAdmin, AdminRights>> = {
  admin: { isOwner: true, areas: [] },
  moneyAdmin: { isOwner: false, areas: ['money'] },
};

const names: Readonly<Record<string, Readonly<Record<DemoPerson, readonly [string, string]>>>> = {
  northwind: {
    customer: ['Clara', 'Lindqvist'],
    newCustomer: ['Noah', 'Bennett'],
    writer: ['William', 'Okafor'],
    writer2: ['Wanda', 'Kowalska'],
    reviewer: ['Rachel', 'Moreau'],
    admin: ['Ann', 'Castellanos'],
    moneyAdmin: ['Milo', 'Fischer'],
  },
  acme: {
    customer: ['Carlos', 'Mendes'],
    newCustomer: ['Nina', 'Haas'],
    writer: ['Wei', 'Zhang'],
    writer2: ['Wafa', 'Rahman'],
    reviewer: ['Rosa', 'Conti'],
    admin: ['Aino', 'Virtanen'],
    moneyAdmin: ['Maja', 'Nowak'],
  },
};

const keys = Object.keys(people) as DemoPerson[];

/** The ids of the demo people, known before they are written. */
export const demoPeople = (siteId: string): Record<DemoPerson, string> =>
  Object.fromEntries(keys.map((key) => [key, seedId(siteId, `person/${key}`)])) as Record<
    DemoPerson,
    string
  >;

let hashed: Promise<string> | undefined;

const isAdmin = (key: DemoPerson): key is DemoAdmin => key in rights;

const insertPeople = async (
  { site, db, people: ids, day, id }: SeedContext,
  wanted: readonly DemoPerson[],
): Promise<void> => {
  // Hashed once, because hashing is slow on purpose.
  hashed ??= hashPassword(DEMO_PASSWORD);
  for (const key of wanted) {
    const [firstName, lastName] = names[site.id]?.[key] ?? ['Demo', key];
    await insertPerson(db, {
      id: ids[key],
      ...people[key],
      firstName,
      lastName,
      passwordHash: await hashed,
      isProven: true,
      uniqueCustomerId: id(`unique-customer/${key}`),
      at: day(-200),
    });
    if (isAdmin(key)) await saveRights(db, ids[key], rights[key]);
  }
};

/** The accounts of customers, writers and the reviewer. */
export const peopleSeeder: Seeder = {
  name: 'people',
  run: (seed) =>
    insertPeople(
      seed,
      keys.filter((key) => !isAdmin(key)),
    ),
};

/** The accounts of those who run the firm; an older demo gets them too. */
export const adminsSeeder: Seeder = {
  name: 'admins',
  run: (seed) => insertPeople(seed, keys.filter(isAdmin)),
};
