import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { object, string } from 'yup';
import en from '../locales/en.json';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

const NewCard = ({
  onSubmit = () => Promise.resolve(),
  onClose = () => undefined,
}: Partial<Pick<FormDialogProps<{ title: string }>, 'onSubmit' | 'onClose'>>) => {
  const [list, setList] = useState('first');
  return (
    <>
      <button onClick={() => setList(list === 'first' ? 'second' : 'first')}>{'other'}</button>
      <FormDialog
        title={list}
        initial={{ title: '' }}
        schema={object({ title: string() })}
        labels={{ title: 'Title' }}
        submitLabel="Add"
        vaultKey={`card:new:${list}`}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <TextField name="title" label="Title" />
      </FormDialog>
    </>
  );
};

const showOtherList = () => fireEvent.click(screen.getByText('other'));

let vault: KillableVault;

beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
});

test.each([
  ['with a vault', () => vault],
  ['without a vault', () => null],
])('SC-32 a dialog of another list never shows the text of the first one, %s', async (_, find) => {
  await renderPage(<NewCard />, { bundles: { boards: en }, portal: { vault: find() } });
  await userEvent.type(await screen.findByLabelText(/^Title/), 'Pilot');
  showOtherList();
  await screen.findByRole('dialog', { name: 'second' });
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('');
});

test('SC-32 going back to the first list brings its text back', async () => {
  await renderPage(<NewCard />, { bundles: { boards: en }, portal: { vault } });
  await userEvent.type(await screen.findByLabelText(/^Title/), 'Pilot');
  showOtherList();
  await userEvent.type(await screen.findByLabelText(/^Title/), 'Baker');
  showOtherList();
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Pilot'));
});

test('PL-23 the late answer to a dialog closes no other one, and what was typed on is not sent and stays', async () => {
  const answers: (() => void)[] = [];
  const onClose = jest.fn();
  const onSubmit = () => new Promise<void>((resolve) => answers.push(resolve));
  await renderPage(<NewCard {...{ onSubmit, onClose }} />, {
    bundles: { boards: en },
    portal: { vault },
  });
  await userEvent.type(await screen.findByLabelText(/^Title/), 'Pilot{Enter}');
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.type(screen.getByLabelText(/^Title/), 's');
  answers[0]?.();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add' })).not.toHaveClass('pui-button-busy'),
  );
  expect((await vault.peek('card:new:first'))?.value).toEqual({ title: 'Pilots' });
  await userEvent.type(screen.getByLabelText(/^Title/), '{Enter}');
  await waitFor(() => expect(answers).toHaveLength(2));
  showOtherList();
  await screen.findByRole('dialog', { name: 'second' });
  answers[1]?.();
  await waitFor(async () => expect(await vault.peek('card:new:first')).toBeUndefined());
  expect(onClose).not.toHaveBeenCalled();
});

test('SC-32 a text that was taken back is not restored', async () => {
  const page = await renderPage(<NewCard />, { bundles: { boards: en }, portal: { vault } });
  await userEvent.type(await screen.findByLabelText(/^Title/), 'P');
  await userEvent.keyboard('{Backspace}');
  page.unmount();
  await waitFor(async () => expect((await vault.peek('card:new:first'))?.value).toEqual({}));
});
