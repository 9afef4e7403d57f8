import { ApiError } from '../errors.ts';
import {
  bareOutcome,
  createPayer,
  paymentSlot,
  readStoredPayment,
  writeStoredPayment,
  type Payer,
  type PayPorts,
} from './index.ts';

const memoryStorage = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
};

const KEY = 'a-key-of-one-attempt';
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
};

const openPayer = (ports: Partial<PayPorts>): Payer =>
  createPayer({
    scope: 'ada:invoice:1',
    storage: memoryStorage(),
    ports: {
      tokenise: async () => ({ method: 'pm_1' }),
      send: async () => ({ kind: 'paid', result: {} }),
      challenge: async () => undefined,
      ask: async () => bareOutcome(),
      abandon: async () => bareOutcome('abandoned'),
      wait: async () => undefined,
      ...ports,
    },
    now: () => 0,
    newKey: () => KEY,
    onChange: () => undefined,
    onPaid: () => undefined,
  });

test('CR-52 a card form that breaks leaves the form open and says that nothing was charged', async () => {
  const payer = openPayer({
    tokenise: () => Promise.reject(new Error('The provider broke.')),
  });
  payer.send('submit');
  await settled();
  expect(payer.state).toEqual({ kind: 'ready', key: KEY, notice: { kind: 'nothing-charged' } });
});

test('CR-52 what an earlier release stored of a payment is read, and written as it reads it', () => {
  const storage = memoryStorage();
  const stored = { key: KEY, method: null, stage: 'paid', given: { orderId: 'order-1' }, at: 1 };
  storage.setItem(paymentSlot('mine'), JSON.stringify(stored));
  const entry = readStoredPayment(storage, 'mine', 2);
  expect(entry).toEqual({
    key: KEY,
    method: null,
    stage: 'paid',
    result: { orderId: 'order-1' },
    at: 1,
  });
  if (!entry) throw new Error('The entry was not read');
  writeStoredPayment(storage, 'mine', {
    ...entry,
    result: { orderId: 'order-1', autoLoginCode: 'secret' },
  });
  expect(JSON.parse(storage.getItem(paymentSlot('mine')) ?? 'null')).toEqual(stored);
});

const lost = () =>
  Promise.reject(new ApiError({ code: 'timeout', status: 0, messages: ['Timeout!'] }));

test('PL-24 CR-52 whoever learns while looking that the money goes back reads why, and may pay anew', async () => {
  const words = 'This coupon is used up. Your money goes back.';
  const payer = openPayer({
    send: lost,
    abandon: () =>
      Promise.reject(new ApiError({ code: 'already-done', status: 409, messages: [words] })),
  });
  payer.send('submit');
  await settled();
  expect(payer.state).toMatchObject({
    kind: 'ready',
    notice: { kind: 'server', messages: [words] },
  });
});

test('PL-24 CR-52 a look that is refused leaves nobody looking for ever', async () => {
  const payer = openPayer({
    send: lost,
    ask: () =>
      Promise.reject(new ApiError({ code: 'too-many-requests', status: 429, messages: ['Wait.'] })),
  });
  payer.send('submit');
  await settled();
  expect(payer.state.kind).toBe('unsettled');
});
