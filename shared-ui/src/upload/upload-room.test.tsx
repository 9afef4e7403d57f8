import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { expectVisible, renderPage } from '../testing/index.ts';
import de from '../locales/de.json';
import { FileUpload } from './file-upload.tsx';
import { SubmitFiles, UploadGroup } from './upload-group.tsx';

const sent: string[] = [];

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: ({ name }: File) => {
    sent.push(name);
    return name === 'broken.pdf' ? Promise.reject(new Error('broken')) : new Promise(() => {});
  },
}));

const named = (name: string): File => new File(['content'], name);
const many = (count: number, ending: string): File[] =>
  Array.from({ length: count }, (_, at) => named(`${at + 1}.${ending}`));

beforeEach(() => {
  sent.length = 0;
});

test('SC-43 of eleven files the last one is refused with its reason and never sent', async () => {
  const user = userEvent.setup();
  await renderPage(<FileUpload label="Files" endings={['pdf']} isMultiple />);
  await user.upload(screen.getByLabelText('Files'), many(11, 'pdf'));
  await expectVisible(() => screen.getByText('At most 10 files.'));
  expect(sent).toEqual(many(10, 'pdf').map(({ name }) => name));
});

test('SC-41 of two files dropped on a box for one none is taken, which is said until one is chosen', async () => {
  await renderPage(<FileUpload label="Resume" endings={['pdf']} />);
  const box = screen.getByLabelText('Resume');
  const drop = (...files: File[]): boolean =>
    fireEvent.drop(box.parentElement ?? box, { dataTransfer: { files } });
  drop(...many(2, 'pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent('Only one file fits here: drop it alone.');
  expect(box).toHaveAccessibleDescription(/drop it alone/);
  expect(sent).toEqual([]);
  drop(named('resume.exe'));
  expect(screen.queryByText(/drop it alone/)).toBeNull();
  drop(named('resume.pdf'));
  expect(sent).toEqual(['resume.pdf']);
});

test('SC-43 what can never pass takes no room, what may be tried again keeps its own', async () => {
  const user = userEvent.setup({ applyAccept: false });
  await renderPage(<FileUpload label="Files" endings={['pdf']} isMultiple />);
  const box = screen.getByLabelText('Files');
  await user.upload(box, [...many(10, 'exe'), named('broken.pdf')]);
  await screen.findByRole('button', { name: 'Retry broken.pdf' });
  await user.upload(box, many(10, 'pdf'));
  expect(sent).toEqual(['broken.pdf', ...many(9, 'pdf').map(({ name }) => name)]);
  expect(screen.getAllByText('At most 10 files.')).toHaveLength(1);
});

test('SC-43 a refusal is said in the language that is chosen after it', async () => {
  const user = userEvent.setup({ applyAccept: false });
  let texts: i18n | undefined;
  const Box = () => {
    texts = useTranslation('ui').i18n;
    return <FileUpload label="Files" endings={['pdf']} isMultiple />;
  };
  await renderPage(<Box />);
  texts?.addResourceBundle('de', 'ui', de);
  await user.upload(screen.getByLabelText('Files'), [named('a.exe'), ...many(11, 'pdf')]);
  await expectVisible(() => screen.getByText('At most 10 files.'));
  await act(async () => texts?.changeLanguage('de'));
  expect(screen.queryByText('At most 10 files.')).toBeNull();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Diese Dateiart ist hier nicht erlaubt. Erlaubt: pdf.',
    'Höchstens 10 Dateien.',
  ]);
});

test('SC-41 a form is not sent without the file that broke on its way: it would be gone without a word', async () => {
  const user = userEvent.setup({ applyAccept: false });
  await renderPage(
    <UploadGroup>
      <FileUpload label="Files" endings={['pdf']} isMultiple />
      <SubmitFiles>Send</SubmitFiles>
    </UploadGroup>,
  );
  const send = screen.getByRole('button', { name: 'Send' });
  // What can never pass was refused in plain words and keeps nobody from sending the rest.
  await user.upload(screen.getByLabelText('Files'), named('a.exe'));
  await expectVisible(() => screen.getByText(/not accepted here/));
  expect(send).toBeEnabled();
  await user.upload(screen.getByLabelText('Files'), named('broken.pdf'));
  const remove = await screen.findByRole('button', { name: 'Remove broken.pdf' });
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription(
    'One of the files has not arrived. Retry or remove it, then you can send.',
  );
  await user.click(remove);
  await waitFor(() => expect(send).toBeEnabled());
});
