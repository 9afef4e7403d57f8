import {
  type MailTemplate,
  previewMailTemplate,
  readMailTemplate,
  saveMailTemplate,
  sendMailTemplateToMe,
} from '@portal/shared-contracts/mails';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectShown } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetKept } from '../../../testing/forget-kept.ts';
import { framedDocuments, textOf } from '../../../testing/framed-documents.ts';
import { renderShell } from '../../../testing/render-shell.tsx';
import { silenceSockets } from '../../../testing/silent-socket.ts';

let template: MailTemplate;
beforeEach(() => {
  silenceSockets();
  template = {
    event: 'invoice-issued',
    language: 'en',
    subject: 'Invoice {{invoice}}',
    text: 'There is {{invoice}}.',
    isOwn: false,
    version: 0,
    placeholders: ['name', 'company', 'invoice', 'amount'],
    required: { subject: ['invoice'], text: ['invoice'] },
  };
  stubApi(readMailTemplate, () => ({ status: true, template }));
});
afterEach(async () => {
  clearStubs();
  await forgetKept();
});

const open = async () => {
  const owner = { role: 'admin' as const, admin: { isOwner: true, areas: [] } };
  await renderShell({ path: '/admin/mail-templates/invoice-issued/en', user: owner });
  return screen.findByLabelText(/^Subject/);
};

const askReset = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
  return screen.findByRole('dialog', { name: 'Reset' });
};

test('BO-57 each mail is told apart by who reads it', async () => {
  await open();
  const labels = within(screen.getByLabelText('Mail'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toContain('Writer · It is my turn');
});

test('BO-57 a missing placeholder stands at its field, then the words are saved and reset', async () => {
  let isRefused = true;
  const sent: object[] = [];
  stubApi(saveMailTemplate, (change) => {
    sent.push(change);
    const text = 'Placeholder {{invoice}} is missing.';
    if (isRefused) throw new RefusedReply('unprocessable', 'Please check.', { subject: text });
    const { subject, text: body } = change;
    template = {
      ...template,
      version: template.version + 1,
      isOwn: subject !== null,
      subject: subject ?? 'Invoice {{invoice}}',
      text: body ?? 'There is {{invoice}}.',
    };
    return { status: true, template };
  });
  const field = await open();
  await userEvent.clear(field);
  await userEvent.type(field, 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Subject/)).toHaveAccessibleDescription(
      'Placeholder {{invoice}} is missing.',
    ),
  );
  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await askReset();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.getByLabelText(/^Subject/)).toHaveValue('Invoice {{invoice}}'));
  expect(sent.at(-1)).toMatchObject({ baseVersion: 1, subject: null, text: null });
});

test('BO-57 the words are reset after a question, which waits for the answer and shows a failure', async () => {
  template = { ...template, isOwn: true, version: 4, subject: 'Ours: {{invoice}}' };
  const sent: object[] = [];
  let reply = Promise.withResolvers<void>();
  stubApi(saveMailTemplate, async (change) => {
    sent.push(change);
    await reply.promise;
    template = { ...template, version: 5, isOwn: false, subject: 'Invoice {{invoice}}' };
    return { status: true, template };
  });
  await open();
  const dialog = await askReset();
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
  const confirm = within(await askReset()).getByRole('button', { name: /Reset$/ });
  await userEvent.dblClick(confirm);
  expect(sent).toHaveLength(1);
  await act(async () => reply.reject(new RefusedReply('conflict', 'Ann changed this.')));
  expect(await screen.findByText('Ann changed this.')).toBeVisible();
  reply = Promise.withResolvers<void>();
  reply.resolve();
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull());
  expect(screen.getByLabelText(/^Subject/)).toHaveValue('Invoice {{invoice}}');
  expect(sent).toHaveLength(2);
});

test('BO-57 PL-23 what is typed while a save is on its way stays, and is saved over what was saved', async () => {
  const sent: { subject: string | null; baseVersion: number }[] = [];
  const held: (() => void)[] = [];
  stubApi(saveMailTemplate, async ({ subject, text, baseVersion }) => {
    sent.push({ subject, baseVersion });
    await new Promise<void>((resolve) => held.push(resolve));
    template = {
      ...template,
      version: template.version + 1,
      isOwn: true,
      subject: subject ?? '',
      text: text ?? '',
    };
    return { status: true, template };
  });
  await userEvent.type(await open(), ' now');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(held).toHaveLength(1));
  await userEvent.type(screen.getByLabelText(/^Subject/), ' or later');
  await act(async () => held[0]?.());
  await screen.findByRole('button', { name: 'Reset' });
  expect(screen.getByLabelText(/^Subject/)).toHaveValue('Invoice {{invoice}} now or later');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(held).toHaveLength(2));
  await act(async () => held[1]?.());
  expect(sent).toEqual([
    { subject: 'Invoice {{invoice}} now', baseVersion: 0 },
    { subject: 'Invoice {{invoice}} now or later', baseVersion: 1 },
  ]);
  await waitFor(() => expect(template.version).toBe(2));
});

test('BO-57 the preview is shown in a closed frame, and the mail goes to whoever asks', async () => {
  const html = '<p>Invoice I-7</p>';
  const documents = framedDocuments();
  stubApi(previewMailTemplate, () => ({
    status: true,
    subject: 'Invoice I-7',
    html,
    text: '',
    order: '1001',
  }));
  const sent: object[] = [];
  stubApi(sendMailTemplateToMe, (words) => {
    sent.push(words);
    return { status: true };
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const frame = await screen.findByTitle('Preview: Invoice I-7');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('src', 'blob:1');
  expect(await textOf(documents[0])).toBe(html);
  await userEvent.click(screen.getByRole('button', { name: 'Send to me' }));
  await expectShown('It is on its way to you.');
  expect(sent).toMatchObject([{ event: 'invoice-issued', language: 'en' }]);
});
