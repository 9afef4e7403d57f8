import {
  getLinkedinDocumentOfOrder,
  uploadLinkedinDocument,
} from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { aFile, anOrder } from '../testing/documents.builders.ts';
import { Page } from './linkedin.tsx';

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: (file: File) => Promise.resolve(aFile(file.name)),
}));

const open = (role: 'writer' | 'reviewer') =>
  renderPage(<Page />, {
    path: routes.linkedin({ serviceType: 'linkedin', id: 'order-1' }),
    pattern: routes.linkedin.pattern,
    bundles: { documents: en },
    portal: { user: testUser({ role }) },
  });

const stubRead = (hasFile: boolean, upload: boolean) =>
  stubApi(getLinkedinDocumentOfOrder, () => ({
    status: true,
    orderData: anOrder({ serviceName: null }),
    data: hasFile
      ? { file: { file: aFile('Profile.pdf') }, updatedAt: '2026-03-01T10:00:00.000Z' }
      : null,
    can: { upload },
  }));

afterEach(clearStubs);

test('DO-61 no file says so; a file is sent and the writer returns to the order', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  stubRead(false, true);
  stubApi(uploadLinkedinDocument, (input) => {
    sent.push(input);
    return { status: true };
  });
  const page = await open('writer');
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Please upload the document')).toBeVisible();
  expect(screen.getByLabelText('LinkedIn profile')).toHaveFocus();
  expect(screen.getByLabelText('LinkedIn profile')).toHaveAccessibleDescription(
    /Please upload the document/,
  );
  await user.upload(screen.getByLabelText('LinkedIn profile'), new File(['x'], 'Profile.pdf'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(page.address()).toBe('/orders/view/order-1'));
  expect(sent[0]).toMatchObject({
    order_id: 'order-1',
    taskId: 'final_linkedin',
    data: { file: { key: 'key-Profile.pdf' } },
  });
  expect(await screen.findAllByText('Document Uploaded Successfully')).not.toHaveLength(0);
});

test('DO-60 the reviewer sees the file and no upload', async () => {
  stubRead(true, false);
  await open('reviewer');
  await expectVisible(() => screen.getByRole('link', { name: 'Download Profile.pdf' }));
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});
