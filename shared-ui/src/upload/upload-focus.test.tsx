import { type UploadOptions } from '@portal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer, useState } from 'react';
import { renderPage } from '../testing/index.ts';
import { FileUpload } from './file-upload.tsx';

let fails = false;

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: async ({ name, size }: File, _options: UploadOptions) => {
    if (fails) throw new Error('cut off');
    return { key: `key-${name}`, originalname: name, size, mimetype: '', file_id: '1' };
  },
}));

const named = (name: string): File => new File(['content'], name);
const user = userEvent.setup();
const press = async (name: string): Promise<void> => {
  (await screen.findByRole('button', { name })).focus();
  await user.keyboard('{Enter}');
};

beforeEach(() => {
  fails = false;
});

test('UX-07 SC-41 who removes a file with the keyboard goes on from the next one, and from the box after the last', async () => {
  await renderPage(<FileUpload label="Files" endings={['pdf']} isMultiple />);
  await user.upload(screen.getByLabelText('Files'), [named('one.pdf'), named('two.pdf')]);
  await press('Remove one.pdf');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove two.pdf' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Files')).toHaveFocus());
});

const OneStays = () => {
  const [files, setFiles] = useState(2);
  return (
    <FileUpload
      label="Files"
      endings={['pdf']}
      isMultiple
      isRemovable={files > 1}
      onChange={({ length }) => setFiles(length)}
    />
  );
};

test('UX-07 SC-41 where the last file stays, the box has the focus after the one before it is removed', async () => {
  await renderPage(<OneStays />);
  await user.upload(screen.getByLabelText('Files'), [named('one.pdf'), named('two.pdf')]);
  await press('Remove one.pdf');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('Files')).toHaveFocus());
});

test('UX-07 SC-41 who tries again with the keyboard stays at the file', async () => {
  fails = true;
  await renderPage(<FileUpload label="Files" endings={['pdf']} isMultiple />);
  await user.upload(screen.getByLabelText('Files'), [named('one.pdf')]);
  await screen.findByRole('button', { name: 'Retry one.pdf' });
  fails = false;
  await press('Retry one.pdf');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove one.pdf' })).toHaveFocus());
});

let draw = (): void => undefined;
/** Is drawn anew on demand, as a running upload does with each percent. */
const Drawn = () => {
  const [, count] = useReducer((times: number) => times + 1, 0);
  draw = count;
  return <FileUpload label="Files" endings={['pdf']} isMultiple />;
};

test('UX-07 SC-41 a press beside the buttons of a file brings the focus to none of them', async () => {
  await renderPage(<Drawn />);
  await user.upload(screen.getByLabelText('Files'), [named('one.pdf'), named('two.pdf')]);
  await screen.findByRole('button', { name: 'Remove two.pdf' });
  for (const place of [screen.getByText('one.pdf'), screen.getByRole('list')]) {
    await user.click(place);
    act(() => draw());
    expect(document.body).toHaveFocus();
  }
});
