import { webcrypto } from 'node:crypto';
import { getContract, signContract, type ContractData } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openContract, stubContract } from '../testing/open-contract.tsx';
import { stubCanvas } from '../testing/stub-canvas.ts';

const CONTENT = '<h2>Agreement</h2><p>You sign <strong>this</strong>.<script>alert(1)</script></p>';
const PNG = 'data:image/png;base64,aW1hZ2U=';

const hex = async (bytes: Uint8Array<ArrayBuffer>) =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');

const signed = async (content = CONTENT): Promise<ContractData> => ({
  content,
  receipt: {
    name: 'Ada Byron',
    signedAt: '2026-03-01T10:00:00.000Z',
    contentSha256: await hex(new TextEncoder().encode(CONTENT)),
    imageSha256: await hex(new TextEncoder().encode('image')),
    image: PNG,
  },
});

beforeEach(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', {
    value: webcrypto.subtle,
    configurable: true,
  });
  stubCanvas(PNG);
});
afterEach(clearStubs);

test('DO-01 the contract is real text, without anything that runs', async () => {
  stubContract({ content: CONTENT, receipt: null });
  await openContract();
  await expectVisible(() => screen.getByRole('heading', { name: 'Agreement' }));
  expect(screen.getByText('this')).toBeVisible();
  expect(document.querySelector('script')).toBeNull();
});

test('DO-02 the canvas has 700 by 500 pixels', async () => {
  stubContract({ content: CONTENT, receipt: null });
  await openContract();
  const canvas = await screen.findByRole('img', { name: 'Signature field, empty' });
  expect(canvas).toHaveAttribute('width', '700');
  expect(canvas).toHaveAttribute('height', '500');
});

test('DO-03 an empty signature says what to do and sends nothing', async () => {
  const sent: unknown[] = [];
  stubContract({ content: CONTENT, receipt: null });
  stubApi(signContract, (input) => {
    sent.push(input);
    throw new Error('never');
  });
  await openContract();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign the contract' }));
  expect(screen.getByText('Please sign this contract in order to continue')).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('DO-04 signing with the keyboard alone sends the PNG and returns to the order', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const after = await signed();
  stubContract({ content: CONTENT, receipt: null });
  stubApi(signContract, (input) => {
    sent.push(input);
    return { status: true, receipt: after.receipt as NonNullable<typeof after.receipt> };
  });
  const page = await openContract();
  const draw = await screen.findByRole('tab', { name: 'Draw' });
  for (let tries = 0; document.activeElement !== draw && tries < 20; tries += 1) await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  const name = await screen.findByLabelText(/Your full name/);
  await user.type(name, 'Ada Byron{Enter}');
  await waitFor(() => expect(page.address()).toBe('/orders/view/order-1'));
  expect(sent).toEqual([{ id: 'order-1', data: PNG }]);
  expect(await screen.findAllByText('Contract signed successfully.')).not.toHaveLength(0);
});

const typeSignature = async () => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Type' }));
  await userEvent.type(await screen.findByLabelText(/Your full name/), 'Ada Byron{Enter}');
};

test('DO-04 SC-32 a signature whose answer was lost is shown as signed, not asked for again, and not kept', async () => {
  const vault = openVault();
  const after = await signed();
  stubContract({ content: CONTENT, receipt: null });
  stubApi(signContract, () => {
    stubContract(after);
    throw new RefusedReply('unavailable', 'The line broke.');
  });
  await openContract(vault);
  await typeSignature();
  await expectVisible(() => screen.getByRole('link', { name: /Download the signed contract/ }));
  expect(screen.queryByRole('button', { name: 'Sign the contract' })).toBeNull();
  await waitFor(async () => expect(await vault.peek('signature:order-1')).toBeUndefined());
  vault.close();
});

test('DO-04 a signature that did not arrive says so at once, also where the page cannot be read anew', async () => {
  stubContract({ content: CONTENT, receipt: null });
  stubApi(signContract, () => {
    stubApi(getContract, () => new Promise<never>(() => undefined));
    throw new RefusedReply('unavailable', 'The line broke.');
  });
  await openContract();
  await typeSignature();
  expect(await screen.findByText('The line broke.', {}, { timeout: 15_000 })).toBeVisible();
});

test('DO-04 a picture that is none says so and signs nothing', async () => {
  const user = userEvent.setup({ applyAccept: false });
  stubContract({ content: CONTENT, receipt: null });
  await openContract();
  await user.click(await screen.findByRole('tab', { name: 'Upload' }));
  await user.upload(await screen.findByLabelText(/Photo or scan/), new File(['x'], 'notes.txt'));
  await expectVisible(() => screen.getByText(/This picture cannot be read/));
  await user.click(screen.getByRole('button', { name: 'Sign the contract' }));
  expect(screen.getByText('Please sign this contract in order to continue')).toBeVisible();
});

test('DO-04 DO-05 the receipt names person and digests, checks them, and offers the PDF', async () => {
  stubContract(await signed());
  await openContract();
  await expectVisible(() => screen.getByText('Ada Byron'));
  expect(screen.getByRole('link', { name: /Download the signed contract/ })).toHaveAttribute(
    'href',
    '/api/customer/contract/download/order-1',
  );
  await userEvent.click(screen.getByRole('button', { name: /Check now/ }));
  expect(await screen.findAllByText('Unchanged since signing')).toHaveLength(2);
});

test('DO-04 one altered letter fails the check', async () => {
  stubContract(await signed(CONTENT.replace('sign', 'sing')));
  await openContract();
  await userEvent.click(await screen.findByRole('button', { name: /Check now/ }));
  await expectVisible(() => screen.getByText('Not what was signed'));
  expect(screen.getByText('Unchanged since signing')).toBeVisible();
});

test('DO-01 an order without a contract goes straight to the order', async () => {
  stubContract(null);
  const page = await openContract();
  await waitFor(() => expect(page.address()).toBe('/orders/view/order-1'));
});

test('FX-26 the way back of an unsigned contract leads to the orders, of a signed one to its order', async () => {
  stubContract({ content: CONTENT, receipt: null });
  const page = await openContract();
  expect(await screen.findByRole('link', { name: 'To your orders' })).toHaveAttribute(
    'href',
    routes.ordersList({}),
  );
  page.unmount();
  stubContract(await signed());
  await openContract();
  expect(await screen.findByRole('link', { name: 'Back to the order' })).toHaveAttribute(
    'href',
    routes.orderView({ id: 'order-1' }),
  );
});

test('FX-24 DO-04 another name than the account’s is not signed with without a word', async () => {
  stubContract({ content: CONTENT, receipt: null });
  await openContract();
  await userEvent.click(await screen.findByRole('tab', { name: 'Type' }));
  const name = screen.getByLabelText('Your full name');
  await userEvent.type(name, 'Mickey Mouse');
  await expectVisible(() => screen.getByText(/^Your account says Ada Byron\./));
  await userEvent.clear(name);
  await userEvent.type(name, 'ada  BYRON');
  await waitFor(() => expect(screen.queryByText(/^Your account says/)).toBeNull());
});
