import {
  applyFirm,
  exportFirm,
  importFirm,
  type ImportLine,
  type Operation,
  readOperation,
} from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerUploads, resumeUploads } from '../../../testing/answer-uploads.ts';
import { renderShell } from '../../../testing/render-shell.tsx';
import { silenceSockets } from '../../../testing/silent-socket.ts';

const user: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };

const work = (more: Partial<Operation>): Operation => ({
  _id: 'o1',
  kind: 'firm-import',
  state: 'done',
  startedAt: '2026-01-01T10:00:00.000Z',
  file: null,
  missing: [],
  lines: [],
  outcome: null,
  problem: null,
  ...more,
});

const line = (more: Partial<ImportLine>): ImportLine => ({
  part: 'packages',
  key: 'k',
  title: 'Executive Suite',
  act: 'create',
  isPublished: false,
  changes: [],
  reason: null,
  ...more,
});

let works: Map<string, Operation>;
let applied: unknown[];

/** What reading the file would say. */
const answerImport = (operation: Operation): void => {
  works.set(operation._id, operation);
  answerUploads(importFirm.path, { status: true, operation });
};

const begin = (operation: Operation) => {
  works.set(operation._id, operation);
  return { status: true as const, operation };
};

beforeEach(() => {
  silenceSockets();
  works = new Map();
  applied = [];
  stubApi(readOperation, ({ id }) => ({ status: true, operation: works.get(id) ?? work({}) }));
});
afterEach(() => {
  clearStubs();
  resumeUploads();
});

const open = () => renderShell({ path: '/admin/settings/data', user });

const choose = async (): Promise<void> => {
  const field = await screen.findByLabelText('File of a firm');
  await userEvent.upload(field, new File(['zip'], 'firm.zip', { type: 'application/zip' }));
};

test('BO-29 a file of the firm is made, offered, and says what is not in it', async () => {
  stubApi(exportFirm, () =>
    begin(
      work({
        _id: 'e1',
        kind: 'firm-export',
        file: '/api/file/download/k1',
        missing: ['people', 'customCheckout.token'],
      }),
    ),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Make a file' }));
  const link = await screen.findByRole('link', { name: 'Download the file' });
  expect(link.getAttribute('href')).toBe('/api/file/download/k1');
  await expectVisible(() =>
    screen.getByText('Not in the file: people, the secret of the own checkout.'),
  );
  expect(screen.getByRole('link', { name: 'Firm as a file' }).getAttribute('aria-current')).toBe(
    'page',
  );
});

test('BO-30 BO-57 words of a mail are called by the mail and the language', async () => {
  const key = 'invoice-issued/de';
  answerImport(work({ lines: [line({ part: 'mail-templates', key, title: key })] }));
  await open();
  await choose();
  await expectVisible(() => screen.getByText('A new invoice · Deutsch'));
  expect(screen.queryByText(key)).not.toBeInTheDocument();
});

test('BO-30 BO-33 a file shows what it would do before it is applied, and contracts want a tick', async () => {
  answerImport(
    work({
      lines: [
        line({}),
        line({ part: 'contracts', key: 'c', title: 'Agreement' }),
        line({ part: 'settings', key: 's', title: 'language', act: 'same', isPublished: null }),
        line({
          part: 'settings',
          key: 'companyName',
          title: 'companyName',
          act: 'change',
          isPublished: null,
          changes: [{ path: '', before: 'Acme', after: 'Northwind' }],
        }),
        line({
          part: 'settings',
          key: 'website_settings',
          act: 'change',
          isPublished: null,
          changes: [{ path: 'hide_tip', before: false, after: true }],
        }),
        line({ key: 'r', title: 'Old one', act: 'refused', reason: 'It is archived here.' }),
      ],
    }),
  );
  stubApi(applyFirm, (input) => {
    applied.push(input);
    return begin(
      work({ _id: 'a1', kind: 'firm-apply', outcome: { created: 2, changed: 1, published: 2 } }),
    );
  });
  await open();
  await choose();
  await screen.findByText('2 new · 2 changed · 1 the same · 1 refused');
  await expectVisible(() => screen.getByText('It is archived here.'));
  await userEvent.click(screen.getByRole('button', { name: 'Switches' }));
  expect(screen.getByText('No tips')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Name of the firm' }));
  const change = within(screen.getByText('Acme').closest('li') as HTMLElement);
  expect(change.getByText('Northwind').tagName).toBe('INS');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Publish too' }));
  const apply = screen.getByRole('button', { name: 'Apply' });
  expect(apply).toHaveProperty('disabled', true);
  const ours = 'We have read this contract and take it as ours.';
  await userEvent.click(screen.getByRole('checkbox', { name: ours }));
  await userEvent.click(apply);
  await screen.findByText('Done: 2 created, 1 changed, 2 published.');
  expect(applied).toEqual([{ id: 'o1', isPublished: true, isOurs: true }]);
});

test('BO-30 BO-32 what the server says against a file stands there, and the choice stays open', async () => {
  answerImport(work({ lines: [line({})] }));
  stubApi(applyFirm, () =>
    begin(work({ _id: 'a2', kind: 'firm-apply', state: 'failed', problem: 'The firm changed.' })),
  );
  await open();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The firm changed.'));
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', false);
});
