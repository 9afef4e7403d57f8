import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { everywhere, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

beforeEach(() => {
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

// Both happen before the next page can be drawn, as where a press meets the end of a reading.
const StepsPage = () => {
  const navigate = useNavigate();
  const pressAndNote = (): void => {
    void navigate('/list');
    void navigate('/steps', { replace: true, state: { section: 0 } });
  };
  const sendOnTwice = (): void => {
    void navigate('/used', { replace: true });
    void navigate('/list', { replace: true });
  };
  return (
    <>
      <button onClick={pressAndNote}>Press</button>
      <button onClick={sendOnTwice}>Send on</button>
      <button onClick={() => void navigate('/steps?section=1', { replace: true })}>Note</button>
    </>
  );
};

const open = () => {
  const pages = ['steps', 'used', 'list'].map((key) => ({
    key,
    path: `/${key}`,
    roles: ['user' as const],
    title: everywhere(key),
  }));
  const List = () => <p>Everything there is</p>;
  const remote = { manifest: { pages }, pages: { steps: StepsPage, used: () => null, list: List } };
  return renderShell({ path: '/steps', user: {}, remotes: [remote] });
};

test('UX-07 a page that is being left takes nobody back by what it still notes of itself', async () => {
  const { address } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Press' }));
  expect(await screen.findByText('Everything there is')).toBeVisible();
  expect(address()).toBe('/list');
});

test('UX-07 a page replaces its own address, and sends on in more than one step', async () => {
  const { address } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Note' }));
  expect(address()).toBe('/steps?section=1');
  await userEvent.click(screen.getByRole('button', { name: 'Send on' }));
  expect(await screen.findByText('Everything there is')).toBeVisible();
  expect(address()).toBe('/list');
});
