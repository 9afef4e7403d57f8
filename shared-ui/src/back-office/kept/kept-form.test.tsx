import { PortalContext, type Portal } from '@portal/shared-contracts/react';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Field, Form, Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { KeptForm, useKeptForm } from './kept-form.tsx';

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
});

interface Values {
  title: string;
  note: string;
}

interface Row {
  id: string;
  version: number;
  first: Values;
}

let save: (sent: Values) => Promise<{ values: Values; version: number }>;

const Edited = ({ id, version, first }: Row) => {
  const kept = useKeptForm(`row:${id}`, first, version);
  const send = async (sent: Values, helpers: FormikHelpers<Values>): Promise<void> =>
    kept.goOnFrom({ sent, ...(await save(sent)) }, helpers);
  return (
    <Formik<Values> initialValues={first} validateOnChange={false} onSubmit={send}>
      <Form>
        <KeptForm kept={kept} />
        <Field name="title" aria-label="Title" />
        <Field name="note" aria-label="Note" />
        <button type="submit">Save</button>
        <output>{kept.baseVersion}</output>
      </Form>
    </Formik>
  );
};

const row = (id: string, version: number, title: string): Row => ({
  id,
  version,
  first: { title, note: '' },
});

const open = (first: Row) => {
  const page = render(<Edited {...first} />, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PortalContext value={{ vault } as unknown as Portal}>{children}</PortalContext>
    ),
  });
  return { show: (next: Row) => page.rerender(<Edited {...next} />) };
};

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};

test('PL-23 another row starts anew: nothing that was typed of the first is shown or kept under it', async () => {
  const { show } = open(row('1', 3, 'Fair'));
  type('Note', 'In May');
  show(row('2', 8, 'Shop'));
  expect(field('Title')).toHaveValue('Shop');
  expect(field('Note')).toHaveValue('');
  type('Title', 'Shops');
  await waitFor(async () =>
    expect((await vault.peek('row:2'))?.value).toEqual({
      version: 8,
      typed: { title: 'Shops' },
    }),
  );
  show(row('1', 4, 'Fairs'));
  await waitFor(() => expect(field('Note')).toHaveValue('In May'));
  expect(field('Title')).toHaveValue('Fairs');
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

test('BO-114 PL-23 fields in which nothing is typed show what others saved; the rest stands over the version that was seen', async () => {
  const { show } = open(row('1', 3, 'Fair'));
  show(row('1', 4, 'Fairs'));
  expect(field('Title')).toHaveValue('Fairs');
  type('Note', 'In May');
  show(row('1', 5, 'Fairs of all kinds'));
  expect(field('Title')).toHaveValue('Fairs of all kinds');
  expect(field('Note')).toHaveValue('In May');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('4'));
});

test('PL-23 what is typed while a save is on its way stays, over what was saved', async () => {
  const saving = Promise.withResolvers<{ values: Values; version: number }>();
  save = () => saving.promise;
  const { show } = open(row('1', 3, 'Fair'));
  type('Title', 'Spring fair');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => undefined);
  type('Note', 'In May');
  await act(async () => saving.resolve({ values: { title: 'Spring Fair', note: '' }, version: 4 }));
  expect(field('Title')).toHaveValue('Spring Fair');
  expect(field('Note')).toHaveValue('In May');
  expect(screen.getByRole('status')).toHaveTextContent('4');
  show(row('1', 4, 'Spring Fair'));
  type('Note', '');
  show(row('1', 5, 'Fairs'));
  expect(field('Title')).toHaveValue('Fairs');
});

test('PL-23 SC-32 a form that is as it was again leaves what another tab holds', async () => {
  open(row('1', 3, 'Fair'));
  type('Title', 'Spring fair');
  await waitFor(async () =>
    expect(await vault.peek('row:1')).toMatchObject({ value: { typed: { title: 'Spring fair' } } }),
  );
  const other = openVault('person-1', 'other-tab');
  await other.save('row:1', { version: 3, typed: { note: 'In May' } });
  type('Title', 'Fair');
  await waitFor(async () => expect((await vault.peek('row:1'))?.page).toBe('other-tab'));
  other.close();
});
