import { hashPassword } from '../src/domains/people/auth/passwords.ts';
import { insertPerson } from '../src/domains/people/people.repository.ts';
import { type DemoPerson, seedId, type Seeder } from './seeder.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Portal-demo-1';

const people = {
  customer: { email: 'customer@example.com', role: 'user' },
  newCustomer: { email: 'new-customer@example.com', role: 'user' },
  writer: { email: 'writer@example.com', role: 'writer' },
  writer2: { email: 'writer2@example.com', role: 'writer' },
  reviewer: { email: 'reviewer@example.com', role: 'reviewer' },
} as const;

const names: Readonly<Record<string, Readonly<Record<DemoPerson, readonly [string, string]>>>> = {
  northwind: {
    customer: ['Clara', 'Lindqvist'],
    newCustomer: ['Noah', 'Bennett'],
    writer: ['William', 'Okafor'],
    writer2: ['Wanda', 'Kowalska'],
    reviewer: ['Rachel', 'Moreau'],
  },
  acme: {
    customer: ['Carlos', 'Mendes'],
    newCustomer: ['Nina', 'Haas'],
    writer: ['Wei', 'Zhang'],
    writer2: ['Wafa', 'Rahman'],
    reviewer: ['Rosa', 'Conti'],
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

/** The accounts themselves. Their common password is hashed once, because hashing is slow on purpose. */
export const peopleSeeder: Seeder = {
  name: 'people',
  run: async ({ site, db, people: ids, day, id }) => {
    hashed ??= hashPassword(DEMO_PASSWORD);
    for (const key of keys) {
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
    }
  },
};
