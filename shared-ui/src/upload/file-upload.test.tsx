import { ApiError, type UploadOptions } from '@portal/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectVisible, renderPage } from '../testing/index.ts';
import { FileUpload } from './file-upload.tsx';
import { SubmitFiles, UploadGroup } from './upload-group.tsx';

const sent: { file: File; options: UploadOptions; settle: (error?: unknown) => void }[] = [];

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: (file: File, options: UploadOptions) =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      const stored = {
        key: `key-${file.name}`,
        originalname: file.name,
        size: file.size,
        mimetype: '',
        file_id: '1',
      };
      sent.push({ file, options, settle: (error) => (error ? reject(error) : resolve(stored)) });
    }),
}));

const named = (name: string): File => new File(['content'], name);

beforeEach(() => {
  sent.length = 0;
});

test('SC-38 a name with a comma or apostrophe is refused before anything is sent', async () => {
  const user = userEvent.setup({ applyAccept: false });
  await renderPage(<FileUpload label="Résumé" endings={['pdf']} isMultiple />);
  await user.upload(screen.getByLabelText('Résumé'), [named("it's.pdf"), named('a,b.pdf')]);
  expect(
    screen.getAllByText('Please do not use any commas or apostrophes in the file name!'),
  ).toHaveLength(2);
  expect(sent).toHaveLength(0);
});

test('SC-41 each file shows its own progress; one failure does not lose the others and can be retried', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  await renderPage(<FileUpload label="Files" endings={['pdf']} isMultiple onChange={onChange} />);
  await user.upload(screen.getByLabelText('Files'), [named('one.pdf'), named('two.pdf')]);
  sent[0]?.options.onProgress?.(40);
  await expectVisible(() => screen.getByText('40 %'));
  // The bar has the number: no screen reader is told of each.
  expect(screen.getByText(/^40/)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('progressbar', { name: /one.pdf/ })).toHaveAttribute('value', '40');
  sent[0]?.settle();
  sent[1]?.settle(
    new ApiError({
      code: 'timeout',
      status: 0,
      messages: ['Something went wrong, try again later.'],
    }),
  );
  await expectVisible(() => screen.getByText('Something went wrong, try again later.'));
  await user.click(screen.getByRole('button', { name: 'Retry two.pdf' }));
  sent[2]?.settle();
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ key: 'key-one.pdf' }),
      expect.objectContaining({ key: 'key-two.pdf' }),
    ]),
  );
});

test('SC-41 an upload can be cancelled', async () => {
  const user = userEvent.setup();
  await renderPage(<FileUpload label="Files" endings={['pdf']} />);
  await user.upload(screen.getByLabelText('Files'), named('one.pdf'));
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of one.pdf' }));
  expect(sent[0]?.options.signal?.aborted).toBe(true);
  expect(screen.queryByText('one.pdf')).toBeNull();
});

test('SC-41 a form with files cannot be sent while one of them is on its way', async () => {
  const user = userEvent.setup();
  await renderPage(
    <UploadGroup>
      <FileUpload label="One" endings={['pdf']} />
      <FileUpload label="Two" endings={['pdf']} />
      <SubmitFiles>Send</SubmitFiles>
    </UploadGroup>,
  );
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toBeEnabled();
  await user.upload(screen.getByLabelText('One'), named('one.pdf'));
  await user.upload(screen.getByLabelText('Two'), named('two.pdf'));
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription('Ready to send as soon as the files have arrived.');
  sent[0]?.settle();
  await screen.findByText(/uploaded/);
  expect(send).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of two.pdf' }));
  await waitFor(() => expect(send).toBeEnabled());
});

test('SC-41 leaving asks first while a file is on its way, and no longer once it arrived, failed or was cancelled', async () => {
  const user = userEvent.setup();
  const unsaved = new Set<string>();
  const setUnsaved = (id: string, isUnsaved: boolean, isOfPage = false): void =>
    void (isUnsaved && isOfPage ? unsaved.add(id) : unsaved.delete(id));
  await renderPage(<FileUpload label="Files" endings={['pdf']} isMultiple />, {
    portal: { setUnsaved },
  });
  expect(unsaved.size).toBe(0);
  for (const [at, end] of [
    () => sent[0]?.settle(),
    () => sent[1]?.settle(new Error('broken')),
    () => user.click(screen.getByRole('button', { name: 'Cancel the upload of 2.pdf' })),
  ].entries()) {
    await user.upload(screen.getByLabelText('Files'), named(`${at}.pdf`));
    expect(unsaved.size).toBe(1);
    await end();
    await waitFor(() => expect(unsaved.size).toBe(0));
  }
});

test('SC-41 while a form is sent its boxes take nothing more: it would leave with nothing of it', async () => {
  const user = userEvent.setup();
  const Form = () => {
    const [isSending, setSending] = useState(false);
    return (
      <UploadGroup isSending={isSending}>
        <FileUpload label="Files" endings={['pdf']} isMultiple />
        <button onClick={() => setSending(true)}>Send</button>
      </UploadGroup>
    );
  };
  await renderPage(<Form />);
  const box = screen.getByLabelText('Files');
  await user.upload(box, [named('one.pdf'), named('two.pdf')]);
  sent[0]?.settle();
  sent[1]?.settle(new Error('broken'));
  await screen.findByText('Error Uploading File');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(box).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Retry two.pdf' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove one.pdf' })).toBeDisabled();
});

const failures = [
  [
    new ApiError({
      code: 'timeout',
      status: 0,
      messages: ['Something went wrong, try again later.'],
    }),
    'Something went wrong, try again later.',
  ],
  [new Error('anything else'), 'Error Uploading File'],
] as const;

test.each(failures)(
  'SC-37 a failed upload says one of its two fixed texts',
  async (failure, text) => {
    const user = userEvent.setup();
    await renderPage(<FileUpload label="Files" endings={['pdf']} />);
    await user.upload(screen.getByLabelText('Files'), named('one.pdf'));
    sent[0]?.settle(failure);
    await expectVisible(() => screen.getByText(text));
  },
);

test('FX-14 what can never pass is not offered again, only taken away', async () => {
  const user = userEvent.setup();
  await renderPage(<FileUpload label="Files" endings={['pdf']} />);
  await user.upload(screen.getByLabelText('Files'), named('text.pdf'));
  sent[0]?.settle(
    new ApiError({ code: 'unsupported-type', status: 415, messages: ['This is no PDF.'] }),
  );
  await expectVisible(() => screen.getByText('This is no PDF.'));
  expect(screen.queryByRole('button', { name: 'Retry text.pdf' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove text.pdf' })).toBeVisible();
});

test('SC-41 a box for one file forgets what failed once another is chosen, so that its retry makes no second one', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  await renderPage(<FileUpload label="File" endings={['pdf']} onChange={onChange} />);
  await user.upload(screen.getByLabelText('File'), named('one.pdf'));
  sent[0]?.settle(new ApiError({ code: 'timeout', status: 0, messages: ['No connection'] }));
  await expectVisible(() => screen.getByRole('button', { name: 'Retry one.pdf' }));
  await user.upload(screen.getByLabelText('File'), named('two.pdf'));
  expect(screen.queryByText('one.pdf')).toBeNull();
  sent[1]?.settle();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange).toHaveBeenCalledWith([expect.objectContaining({ key: 'key-two.pdf' })]);
});
