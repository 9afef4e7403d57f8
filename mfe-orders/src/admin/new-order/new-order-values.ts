import type { Currency, EndpointInput } from '@portal/shared-contracts';
import { type createFirmOrder, handPayments } from '@portal/shared-contracts/admin';
import { z } from '@portal/shared-contracts/schema';
import { amountOf } from '@portal/shared-ui/back-office';

const text = z.string();

const newOrderValues = z.object({
  /** A random name of this order to be: sent twice it is placed once. */
  key: text,
  isNew: z.boolean(),
  customer: text,
  firstName: text,
  lastName: text,
  packageId: text,
  payment: z.enum(handPayments),
  price: text,
  reason: text,
  method: z.enum(['bank', 'cash', 'other']),
  day: text,
  reference: text,
});

/** An order by hand that is being typed. */
export type NewOrderValues = z.output<typeof newOrderValues>;

/** Reads an order from the vault; one that no longer fits is not used. */
export const parseNewOrder = (stored: unknown): NewOrderValues | undefined =>
  newOrderValues.safeParse(stored).data;

/** The same of a test order, which stays one whatever was chosen when it was kept. */
export const parseTestOrder = (stored: unknown): NewOrderValues | undefined => {
  const values = parseNewOrder(stored);
  return values && { ...values, payment: 'test' };
};

/** Nothing typed yet. */
export const emptyOrder = (payment: NewOrderValues['payment']): NewOrderValues => ({
  key: '',
  isNew: false,
  customer: '',
  firstName: '',
  lastName: '',
  packageId: '',
  payment,
  price: '',
  reason: '',
  method: 'bank',
  day: '',
  reference: '',
});

/** Whether money is asked for. */
export const costs = ({ payment }: Pick<NewOrderValues, 'payment'>): boolean =>
  payment === 'invoice' || payment === 'outside';

/** What is missing or wrong, by the field and the word for it. */
export const problemsOf = (
  values: NewOrderValues,
  ownPrice: number | undefined,
  currency: Currency,
): Partial<Record<keyof NewOrderValues, string>> => {
  const { isNew, customer, firstName, packageId, price, reason, payment, day } = values;
  const found: Partial<Record<keyof NewOrderValues, string>> = {};
  if (!customer.includes('@')) found.customer = 'customerMissing';
  if (isNew && firstName.trim() === '') found.firstName = 'nameMissing';
  if (packageId === '') found.packageId = 'packageMissing';
  if (costs(values) && price !== '') {
    const wanted = amountOf(price, currency);
    if (Number.isNaN(wanted)) found.price = 'priceWrong';
    else if (wanted !== ownPrice && reason.trim() === '') found.reason = 'reasonMissing';
  }
  if (payment === 'outside' && day === '') found.day = 'dayMissing';
  return found;
};

/** What is sent of it. */
export const inputOf = (
  values: NewOrderValues,
  currency: Currency,
): EndpointInput<typeof createFirmOrder> => {
  const { customer: typed, firstName, lastName, packageId, payment, price, reason } = values;
  const customer = typed.trim();
  const { method, day, reference } = values;
  return {
    ...(values.isNew ? { newCustomer: { email: customer, firstName, lastName } } : { customer }),
    packageId,
    payment,
    reason: costs(values) ? reason : '',
    ...(costs(values) && price !== '' ? { price: amountOf(price, currency) } : {}),
    ...(payment === 'outside' ? { outside: { method, day, reference } } : {}),
  };
};
