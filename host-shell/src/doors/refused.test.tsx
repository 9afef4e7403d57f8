import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  doorInput as input,
  drawDoor as draw,
  leaveDoor,
  takeOverDoor as takeOver,
} from '../testing/drawn-door.tsx';

afterEach(leaveDoor);

test('HS-53 what the server says of a field stands when its focus moves on, until something is typed', async () => {
  const errors = { code: 'This code is not right' };
  const refused = input({ door: 'secondStep', refusal: { status: 422, message: 'x', errors } });
  await takeOver(await draw(refused), refused);
  const user = userEvent.setup();
  const code = screen.getByLabelText('Code');
  await user.click(code);
  await user.tab();
  expect(code).toHaveAccessibleDescription('This code is not right');
  await user.type(code, '1');
  expect(code).not.toHaveAccessibleDescription(/./);
  await user.clear(code);
  await user.tab();
  expect(code).toHaveAccessibleDescription('Enter the code');
});

test('HS-53 where the browser keeps no cookies the door says so before a password is typed', async () => {
  await takeOver(await draw(input()), input());
  expect(screen.queryByRole('alert')).toBeNull();
  await leaveDoor();
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  await takeOver(await draw(input()), input());
  expect(screen.getByRole('alert')).toHaveTextContent(/keeps no cookies of this site/);
});
