import { limits } from '@portal/shared-contracts';
import { clearStubs } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openContract, stubContract, UNSIGNED } from '../testing/open-contract.tsx';
import { stubCanvas } from '../testing/stub-canvas.ts';

beforeEach(() => stubCanvas(''));
afterEach(clearStubs);

/** The way to sign that is open and has the focus, and what its panel is called. */
const expectWay = (name: string): void => {
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
};

const openUnsigned = async (): Promise<void> => {
  stubContract(UNSIGNED);
  await openContract();
};

test('DO-02 arrows, Home and End open the ways to sign, and Tab leads on into what is open', async () => {
  await openUnsigned();
  const ways = await screen.findByRole('tablist', { name: 'Your signature' });
  expect(ways).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Draw' }));
  for (const [key, name] of [
    ['{ArrowRight}', 'Type'],
    ['{ArrowRight}', 'Upload'],
    ['{ArrowRight}', 'Draw'],
    ['{ArrowLeft}', 'Upload'],
    ['{Home}', 'Draw'],
    ['{End}', 'Upload'],
    ['{ArrowLeft}', 'Type'],
  ] as const) {
    await userEvent.keyboard(key);
    expectWay(name);
  }
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Type' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('Your full name')).toHaveFocus();
});

const openUpload = async (): Promise<HTMLInputElement> => {
  await openUnsigned();
  await userEvent.click(await screen.findByRole('tab', { name: 'Upload' }));
  return screen.getByLabelText<HTMLInputElement>(/^Photo or scan/);
};

const tooLarge = (): File => {
  const photo = new File(['x'], 'signature.png', { type: 'image/png' });
  Object.defineProperty(photo, 'size', { value: limits.fileBytes + 1 });
  return photo;
};

test('DO-02 SC-43 a picture of a signature that is too large is told apart from one that cannot be read', async () => {
  await userEvent.upload(await openUpload(), tooLarge());
  await expectVisible(() => screen.getByText('The file is larger than 20 MB.'));
  expect(screen.queryByText(/cannot be read/)).toBeNull();
});

test('DO-02 a picture of a signature is taken where it is dropped, and said to be wrong at its field', async () => {
  const field = await openUpload();
  const drop = (file: File): boolean =>
    fireEvent.drop(field.parentElement ?? field, { dataTransfer: { files: [file] } });
  drop(new File(['x'], 'notes.txt'));
  await expectVisible(() => screen.getByText(/This picture cannot be read/));
  expect(field).toHaveAccessibleDescription(/cannot be read/);
  drop(tooLarge());
  await expectVisible(() => screen.getByText('The file is larger than 20 MB.'));
});
