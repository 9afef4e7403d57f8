import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { object, string } from 'yup';
import en from '../locales/en.json';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

const NewCard = () => {
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
        onSubmit={() => Promise.resolve()}
        onClose={() => undefined}
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

test('SC-32 a text that was taken back is not restored', async () => {
  const page = await renderPage(<NewCard />, { bundles: { boards: en }, portal: { vault } });
  await userEvent.type(await screen.findByLabelText(/^Title/), 'P');
  await userEvent.keyboard('{Backspace}');
  page.unmount();
  await waitFor(async () =>
    expect((await vault.peek('card:new:first'))?.value).toEqual({ title: '' }),
  );
});
