import { createHash, randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { flutterwaveAnswers } from '../../../test/providers/flutterwave-answers.ts';
import { providerServer, type ProviderServer } from '../../../test/providers/provider-server.ts';
import { flutterwave } from './flutterwave.ts';
import { sandboxTransfers } from './sandbox/transfers/sandbox-transfers.ts';
import { answerTransfer } from './sandbox/transfers/sandbox-transfers.repository.ts';
import { noFaults } from './sandbox/sandbox-fetch.ts';
import type { NewTransfer, TransferProvider } from '../../kernel/payments/transfer-provider.ts';

const SECRET = 'FLWSECK_TEST-key';
const HASH = 'a hash of our own';

let portal: TestApp;
let server: ProviderServer;
const answers = flutterwaveAnswers(SECRET);
beforeAll(async () => {
  portal = await createTestApp();
  server = await providerServer(answers.respond);
});
afterAll(async () => {
  await server.close();
  await portal.close();
});

const account = (secretKey = SECRET) =>
  flutterwave({ url: server.url, secretKey, webhookHash: HASH });

interface Subject {
  provider: TransferProvider;
  /** What the person does on the provider's page. */
  answer: (txRef: string, status: 'successful' | 'failed') => Promise<unknown>;
}

const sandbox = async (): Promise<Subject> => {
  const db = portal.db();
  return {
    provider: sandboxTransfers(db, noFaults),
    answer: (txRef, status) => answerTransfer(db, txRef, status),
  };
};

const real = async (): Promise<Subject> => ({
  provider: account(),
  answer: async (txRef, status) => answers.answer(txRef, status),
});

const wanted = (changes: Partial<NewTransfer> = {}): NewTransfer => ({
  txRef: randomUUID(),
  amount: 4_500_050,
  currency: 'ngn',
  customer: { email: 'ada@example.com', name: 'Ada Byron' },
  description: 'Resume Starter',
  returnUrl: 'https://portal.example/payment?key=1',
  ...changes,
});

describe.each([
  ['the sandbox', sandbox],
  ['Flutterwave over HTTP', real],
])('transfer provider: %s', (_name, open) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await open();
  });

  test('CR-50 a transfer opens the page of the provider with a checksum of its payload', async () => {
    const opened = await subject.provider.open(wanted());
    expect(URL.canParse(opened.link)).toBe(true);
    expect(opened.integrityHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('CR-51 a paid transfer tells reference, amount and currency in minor units', async () => {
    const transfer = wanted();
    await subject.provider.open(transfer);
    await subject.answer(transfer.txRef, 'successful');
    expect(await subject.provider.find(transfer.txRef)).toMatchObject({
      txRef: transfer.txRef,
      status: 'successful',
      amount: 4_500_050,
      currency: 'ngn',
      transactionId: expect.stringMatching(/^\d+$/) as string,
    });
  });

  test('CR-51 a currency without minor units comes back as it went', async () => {
    const transfer = wanted({ currency: 'ugx', amount: 55_000 });
    await subject.provider.open(transfer);
    await subject.answer(transfer.txRef, 'successful');
    expect(await subject.provider.find(transfer.txRef)).toMatchObject({
      amount: 55_000,
      currency: 'ugx',
    });
  });

  test('CR-51 a refused transfer is failed, and an unknown one is nothing', async () => {
    const transfer = wanted();
    await subject.provider.open(transfer);
    await subject.answer(transfer.txRef, 'failed');
    expect((await subject.provider.find(transfer.txRef))?.status).toBe('failed');
    expect(await subject.provider.find(randomUUID())).toBeUndefined();
  });

  test('CR-52 a returned payment is no longer paid', async () => {
    const transfer = wanted();
    await subject.provider.open(transfer);
    await subject.answer(transfer.txRef, 'successful');
    const paid = await subject.provider.find(transfer.txRef);
    await subject.provider.refund(paid?.transactionId ?? '');
    expect((await subject.provider.find(transfer.txRef))?.status).not.toBe('successful');
  });

  test('BO-96 parts of a payment go back, are counted, and never exceed it', async () => {
    const transfer = wanted();
    await subject.provider.open(transfer);
    await subject.answer(transfer.txRef, 'successful');
    const { transactionId = '' } = { ...(await subject.provider.find(transfer.txRef)) };
    const part = { amountMinor: 1_000_050, currency: 'ngn' } as const;
    await subject.provider.refundPart(transactionId, part);
    await subject.provider.refundPart(transactionId, part);
    expect(await subject.provider.countRefunds(transactionId)).toBe(2);
    const { refundedMinor } = await subject.provider.findReturned(transactionId, 'ngn');
    expect(refundedMinor).toBe(2_000_100);
    const tooMuch = { ...part, amountMinor: transfer.amount };
    await expect(subject.provider.refundPart(transactionId, tooMuch)).rejects.toThrow(
      'refund-refused',
    );
  });
});

describe('Flutterwave over HTTP', () => {
  test('P-06 a refund that is refused is a failure, unless one was asked for before', async () => {
    const transfer = wanted();
    await account().open(transfer);
    answers.answer(transfer.txRef, 'successful');
    await expect(account().refund('404')).rejects.toThrow('provider-silent');
    answers.refundByHand('never paid', 10);
    await expect(account().refund('0')).resolves.toBeUndefined();
  });

  test('P-15 refunds count once they are completed, chargebacks by how they ended', async () => {
    const transfer = wanted();
    await account().open(transfer);
    answers.answer(transfer.txRef, 'successful');
    const id = String(answers.refundByHand(transfer.txRef, 100.5));
    answers.refundByHand(transfer.txRef, 7, 'failed');
    answers.chargeBack(transfer.txRef, 20, 'accepted');
    expect(await account().findReturned(id, 'ngn')).toMatchObject({
      refundedMinor: 10_050,
      disputes: [{ amountMinor: 2_000, outcome: 'lost', answerBy: null }],
    });
  });

  test('CR-50 the checksum is the documented one', async () => {
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    const { integrityHash } = await account().open(wanted({ txRef: 'ref-1' }));
    expect(integrityHash).toBe(sha(`45000.5NGNada@example.comref-1${sha(SECRET)}`));
  });

  test('CR-51 only a message with our own hash is about a payment', () => {
    const body = { event: 'charge.completed', data: { tx_ref: 'ref-1', status: 'successful' } };
    expect(account().readMessage({ signature: HASH, body })).toEqual({
      txRef: 'ref-1',
      transactionId: undefined,
    });
    for (const signature of [undefined, '', 'guess', `${HASH} `])
      expect(account().readMessage({ signature, body })).toBeUndefined();
    expect(account().readMessage({ signature: HASH, body: { data: {} } })).toBeUndefined();
  });

  test('CR-52 a wrong key, a lost answer and a dead provider are failures, not declines', async () => {
    await expect(account('stolen').open(wanted())).rejects.toThrow('provider-silent');
    server.loseAnswers(1);
    await expect(account().find('ref-1')).rejects.toThrow('provider-silent');
    const gone = { url: 'http://127.0.0.1:1', secretKey: SECRET, webhookHash: HASH };
    await expect(flutterwave(gone).open(wanted())).rejects.toThrow('provider-silent');
  });
});
