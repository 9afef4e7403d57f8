import { getDraftsOfOrder } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { aFile, anOrder } from '../testing/documents.builders.ts';
import { Page } from './draft-files.tsx';

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: (file: File) => Promise.resolve(aFile(file.name)),
}));

afterEach(clearStubs);

test('FX-14 an empty draft is answered by a summary that has the focus and leads to each box', async () => {
  const user = userEvent.setup();
  stubApi(getDraftsOfOrder, () => ({
    status: true,
    orderData: anOrder(),
    order: anOrder(),
    data: [],
    accepted: false,
    can: { upload: true },
  }));
  await renderPage(<Page />, {
    path: routes.revisionFiles({ serviceId: 'service-1', id: 'order-1' }),
    pattern: routes.revisionFiles.pattern,
    bundles: { documents: en },
    portal: { user: testUser({ role: 'writer' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Send the draft' }));
  const summary = await screen.findByRole('group', { name: '2 fields need a change' });
  await waitFor(() => expect(summary).toHaveFocus());
  await user.click(within(summary).getByRole('link', { name: /^Word: Please upload the word/ }));
  expect(screen.getByLabelText('Word')).toHaveFocus();
  await user.upload(screen.getByLabelText('Word'), new File(['x'], 'Draft.docx'));
  await waitFor(() => expect(screen.queryByText(/Please upload the word version/)).toBeNull());
  expect(screen.getByRole('link', { name: /^PDF: Please upload the pdf/ })).toBeVisible();
});
