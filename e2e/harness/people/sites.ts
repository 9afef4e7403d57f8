/** The two demo sites and the people that the seed gives both. */
const port = (): string => process.env['PORTAL_PORT'] ?? '4000';

/** Origins of the demo sites. */
export const sites = {
  northwind: { name: 'Northwind Writing', origin: () => `http://localhost:${port()}` },
  acme: { name: 'Acme Careers', origin: () => `http://acme.localhost:${port()}` },
} as const;

/** One of the demo sites. */
export type Site = (typeof sites)[keyof typeof sites];

/** Password of every demo person. */
export const DEMO_PASSWORD = 'Portal-demo-1';

/** E-mail addresses of the demo people. */
export const people = {
  customer: 'customer@example.com',
  newCustomer: 'new-customer@example.com',
  writer: 'writer@example.com',
  writer2: 'writer2@example.com',
  reviewer: 'reviewer@example.com',
  admin: 'admin@example.com',
  moneyAdmin: 'money-admin@example.com',
} as const;

/** Name of a demo person. */
export type PersonName = keyof typeof people;
