import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { limits } from '../../limits.ts';
import { orderNumber } from '../../orders/index.ts';
import { day, done, id, optionalName, personName, price } from '../../scalars.ts';

const area = 'orders';
const access = ['admin'] as const;

/** How an order by hand is paid; a trial costs nothing and stands outside of everything that is counted. */
export const handPayments = ['invoice', 'outside', 'free', 'test'] as const;

/** {@link handPayments} as a type. */
export type HandPayment = (typeof handPayments)[number];

/** Somebody who has no account yet. */
export const newCustomer = z.object({
  email: z.email().max(limits.text.short),
  firstName: personName,
  lastName: optionalName.default(''),
  language: z.enum(languages).optional(),
});

/** Places an order by hand; the same idempotency key again finds the same one (BO-65). */
export const createFirmOrder = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders',
  access,
  area,
  summary: 'Place an order by hand',
  input: z.object({
    /** The id of a customer, or the e-mail address. */
    customer: z.string().trim().min(1).max(255).optional(),
    /** Instead of one who is known. */
    newCustomer: newCustomer.optional(),
    packageId: id,
    /** In the package's currency; the package's own price unless said. */
    price: price.optional(),
    /** Why the price is another one. */
    reason: z.string().trim().max(limits.firm.reason).default(''),
    payment: z.enum(handPayments),
    /** How it was paid outside of the portal. */
    outside: z
      .object({
        method: z.enum(['bank', 'cash', 'other']),
        day,
        reference: z.string().trim().max(255).default(''),
      })
      .optional(),
  }),
  output: z.object({
    status: z.literal(true),
    order: z.object({ _id: id, number: orderNumber }),
  }),
});

/** The packages that can be ordered by hand, with their prices. */
export const listOrderablePackages = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/packages',
  access,
  area,
  summary: 'Packages to order by hand',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    packages: z.array(
      z.object({
        _id: id,
        name: z.string(),
        price,
        /** What it is sold in; missing in replies of servers that knew the firm's currency only. */
        currency: currency.optional(),
      }),
    ),
  }),
});

/** Removes a trial with everything that hangs on it (BO-14). */
export const removeTestOrder = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/orders/{id}',
  access,
  area,
  summary: 'Remove a test order',
  input: z.object({ id }),
  output: done,
});
