import { type Currency, type EndpointInput, toMajor, toMinor } from '@portal/shared-contracts';
import type { createFirmOrder } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { wordsSaid } from '../../../kernel/accountability/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { idOfCall } from '../../../kernel/rows/id-of-call.ts';
import { dayIn } from '@portal/shared-contracts/days';
import { listPackagesForSale } from '../../catalogue/packages/packages.service.ts';
import { queueMails } from '../../mail-notices/mail-notices.service.ts';
import {
  announceOrder,
  createOrder,
  findOrder,
  type OrderRecord,
} from '../../orders/orders.service.ts';
import {
  createPerson,
  findPerson,
  findPersonByEmail,
  type PersonRow,
} from '../../people/people.service.ts';
import { billOrder } from './bill-order.ts';
import { holdOrderToBe } from './hand-orders.repository.ts';

type Asked = EndpointInput<typeof createFirmOrder>;

/** What is sold at which price, in minor units of the package's own currency. */
interface Bargain {
  packageId: string;
  currency: Currency;
  listMinor: number;
  priceMinor: number;
}

const knownCustomer = async (db: SiteDatabase, idOrEmail = ''): Promise<PersonRow> => {
  const person = idOrEmail.includes('@')
    ? await findPersonByEmail(db, idOrEmail)
    : await findPerson(db, idOrEmail);
  if (person?.role !== 'user' || person.deactivated_at !== null)
    throw new Refusal('customer-unknown', {}, 'customer');
  return person;
};

const strike = async (ctx: Context, asked: Asked): Promise<Bargain> => {
  const { packageId, price, payment, reason = '' } = asked;
  const found = (await listPackagesForSale(ctx.db)).find(({ _id }) => _id === packageId);
  if (!found) throw new Refusal('package-unknown', {}, 'packageId');
  const { currency, priceMinor: own } = found;
  const bargain = { packageId, currency, listMinor: own };
  if (payment === 'free' || payment === 'test') return { ...bargain, priceMinor: 0 };
  const priceMinor = price === undefined ? own : toMinor(price, currency);
  if (priceMinor !== own && reason.trim() === '')
    throw new Refusal('price-reason-missing', {}, 'reason');
  if (priceMinor === 0) throw new Refusal('price-nothing', {}, 'price');
  return { ...bargain, priceMinor };
};

const wordsOf = ({ reason = '', outside, payment }: Asked): string =>
  [reason, ...(payment === 'outside' && outside ? [outside.day, outside.reference ?? ''] : [])]
    .filter((part) => part.trim() !== '')
    .join(' · ');

const customerOf = (tx: SiteDatabase, { site }: Context, asked: Asked): Promise<PersonRow> => {
  const { newCustomer, customer } = asked;
  if (!newCustomer) return knownCustomer(tx, customer);
  return createPerson(tx, {
    ...newCustomer,
    lastName: newCustomer.lastName ?? '',
    language: newCustomer.language ?? site.settings.language,
    role: 'user',
    isProven: false,
  });
};

// Somebody who has never been here needs a way in.
const mailNewcomer = async (tx: SiteDatabase, order: OrderRecord): Promise<void> => {
  const { _id: orderId, client_id: personId } = order;
  const facts = { number: order.number, order: order.package.packageName };
  await queueMails(tx, [{ event: 'first-order', key: orderId, personId, orderId, facts }]);
};

const place = (ctx: Context, asked: Asked, bargain: Bargain): Promise<OrderRecord> =>
  ctx.db.transaction(async (tx) => {
    const id = idOfCall(ctx, 'order');
    await holdOrderToBe(tx, id);
    const { newCustomer, payment } = asked;
    const { packageId, priceMinor, listMinor, currency } = bargain;
    ctx.audit.note({
      subject: { kind: 'order', id },
      after: { payment, price: toMajor(priceMinor, currency), reason: wordsSaid(asked.reason) },
    });
    const earlier = await findOrder(tx, id);
    if (earlier) return earlier;
    const person = await customerOf(tx, ctx, asked);
    await createOrder(tx, {
      ...{ id, clientId: person.id, packageId, priceMinor, currency },
      isTest: payment === 'test',
      byHand: {
        personId: ctx.actor.id,
        words: wordsOf(asked),
        awaitsPayment: payment === 'invoice',
      },
    });
    const order = await findOrder(tx, id);
    if (!order) throw new Refusal('order-unknown');
    // The row leaves with this transaction, so what it says must be known before it commits.
    ctx.audit.note({
      subject: { kind: 'order', id: order._id },
      after: { payment, price: order.invoicePrice, reason: wordsSaid(asked.reason) },
    });
    if (priceMinor > 0)
      await billOrder(tx, order, {
        listMinor,
        outside: payment === 'outside' ? asked.outside : undefined,
        by: ctx.actor.id,
        timeZone: ctx.site.settings.timeZone,
      });
    if (newCustomer) await mailNewcomer(tx, order);
    return order;
  });

/** Places an order by hand, with its invoice; the same call again finds the same one (BO-65). */
export const orderByHand = async (ctx: Context, asked: Asked): Promise<OrderRecord> => {
  const { payment, outside } = asked;
  if (payment === 'outside') {
    if (!outside) throw new Refusal('payment-day-missing', {}, 'outside');
    if (outside.day > dayIn(ctx.site.settings.timeZone, ctx.now()))
      throw new Refusal('payment-day-ahead', {}, 'outside.day');
  }
  const order = await place(ctx, asked, await strike(ctx, asked));
  await announceOrder(ctx, order);
  return order;
};
