import {
  adminRoutes,
  createFirmInvoice,
  type FirmInvoiceDetail,
  getFirmInvoice,
  issueInvoice,
  saveFirmInvoice,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { draftOfInvoice } from '../../testing/draft-of-invoice.ts';
import { Page as InvoicePage } from './invoice-page.tsx';

let held: FirmInvoiceDetail;
let sent: object[];
let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
  held = draftOfInvoice;
  sent = [];
  stubApi(getFirmInvoice, () => ({ status: true, invoice: held }));
  stubApi(saveFirmInvoice, ({ baseVersion, note, lines }) => {
    sent.push({ baseVersion, note, price: lines[0]?.price });
    if (baseVersion !== held.version) throw new RefusedReply('conflict', 'Ann changed this.');
    held = { ...held, note: note ?? '', lines, version: held.version + 1 };
    return { status: true, invoice: held };
  });
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

const open = async (id = 'i1') => {
  const page = await renderPage(<InvoicePage />, {
    pattern: adminRoutes.invoice.pattern,
    path: adminRoutes.invoice({ id }),
    portal: { vault },
  });
  await expectVisible(() => screen.getByLabelText(/^Price/));
  return page;
};

/** Ann saves another price, and the page reads it again, as it does whenever somebody comes back to it. */
const changeMeanwhile = async ({ client }: Awaited<ReturnType<typeof open>>): Promise<void> => {
  held = { ...held, version: 2, total: 90, lines: [{ text: 'Coaching', quantity: 2, price: 45 }] };
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.getByLabelText(/^Price/)).toHaveValue('45.00'));
};

const fill = (name: RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
};
const note = () => screen.getByLabelText(/^Note/);
const typeNote = (value: string): void => fill(/^Note/, value);
const press = (name: string): void => {
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
};

test('BO-94 BO-114 whoever typed nothing issues the amount that another admin saved, as it stands on the screen', async () => {
  const issued: object[] = [];
  stubApi(issueInvoice, (input) => {
    issued.push(input);
    held = { ...held, status: 'unpaid', number: 'INV-00008' };
    return { status: true, invoice: held };
  });
  const page = await open();
  await changeMeanwhile(page);
  press('Issue invoice');
  await expectVisible(() => screen.getByText(/mailed a link/));
  press('Issue invoice');
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'INV-00008' }));
  expect([sent, issued]).toEqual([[], [{ id: 'i1', baseVersion: 2 }]]);
});

test('BO-94 BO-114 what is typed is saved against the version that was seen, and both ways are offered', async () => {
  const page = await open();
  typeNote('Thank you.');
  await changeMeanwhile(page);
  press('Issue invoice');
  await expectVisible(() => screen.getByRole('button', { name: 'Take theirs' }));
  press('Keep mine');
  press('Save draft');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { baseVersion: 1, note: 'Thank you.', price: 45 },
    { baseVersion: 2, note: 'Thank you.', price: 45 },
  ]);
});

test('BO-94 what another admin changed behind the question is not issued, and the page shows it', async () => {
  stubApi(issueInvoice, ({ baseVersion }) => {
    if (baseVersion !== held.version) throw new RefusedReply('conflict', 'Ann changed this.');
    return { status: true, invoice: held };
  });
  const page = await open();
  press('Issue invoice');
  await expectVisible(() => screen.getByText(/mailed a link/));
  await changeMeanwhile(page);
  press('Issue invoice');
  await expectVisible(() => screen.getAllByText(/Ann changed this/)[0] ?? document.body);
  expect(screen.getByLabelText(/^Price/)).toHaveValue('45.00');
});

test.each(['i1', 'new'])(
  'BO-94 PL-23 what is typed while invoice %s is being saved stays in its field and counts as changed',
  async (id) => {
    const saving = Promise.withResolvers<{ status: true; invoice: FirmInvoiceDetail }>();
    const first = id === 'new' ? createFirmInvoice : saveFirmInvoice;
    stubApi(first, () => saving.promise);
    await open(id);
    fill(/^Customer/, 'nora@example.com');
    fill(/^Text/, 'Coaching');
    fill(/^Price/, '40,5');
    typeNote('Thank');
    press('Save draft');
    await act(async () => undefined);
    typeNote('Thank you.');
    held = { ...held, note: 'Thank', version: 2 };
    await act(async () => saving.resolve({ status: true, invoice: held }));
    await expectVisible(() => screen.getByRole('button', { name: 'Issue invoice' }));
    await waitFor(() => expect(note()).toHaveValue('Thank you.'));
    stubApi(saveFirmInvoice, (input) => {
      sent.push(input);
      return { status: true, invoice: held };
    });
    press('Issue invoice');
    await waitFor(() => expect(sent).toMatchObject([{ note: 'Thank you.', baseVersion: 2 }]));
  },
);
