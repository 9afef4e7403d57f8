import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { TextsWaiting } from '@portal/shared-ui/texts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useState } from 'react';
import { useParams } from 'react-router-dom';
import { everywhere, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

beforeEach(() => {
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

const NotePage = () => {
  const { id } = useParams();
  const [note, setNote] = useState('');
  return (
    <label>
      Note on {id}
      <input value={note} onChange={(event) => setNote(event.target.value)} />
    </label>
  );
};

test('a page keeps nothing of one parameter for the next, and everything when only the query changes', async () => {
  const remote = {
    manifest: {
      pages: [
        { key: 'note', path: '/notes/:id', roles: ['user' as const], title: everywhere('Note') },
      ],
    },
    pages: { note: NotePage },
  };
  const { go } = await renderShell({ path: '/notes/1', user: {}, remotes: [remote] });
  await userEvent.type(await screen.findByLabelText('Note on 1'), 'for the first');
  await act(() => go('/notes/1?tab=files'));
  expect(screen.getByLabelText('Note on 1')).toHaveValue('for the first');
  await act(() => go('/notes/2'));
  expect(await screen.findByLabelText('Note on 2')).toHaveValue('');
});

const never = new Promise<void>(() => undefined);
const StillComing = () => {
  use(never);
  return null;
};

test.each(['main', 'bare'] as const)(
  'UX-07 a %s page has its heading while its code is still to come',
  async (layout) => {
    const page = { key: 'far', path: '/far', roles: ['user' as const], layout };
    await renderShell({
      path: '/far',
      user: {},
      remotes: [
        {
          manifest: {
            pages: [
              {
                ...page,
                ...(layout === 'bare' && { drawn: 'brand' as const }),
                title: everywhere('Far away'),
              },
            ],
          },
          pages: { far: StillComing },
        },
      ],
    });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Far away' });
    // So that nobody takes it for the page that is there.
    expect(heading).toHaveAttribute('data-waiting');
  },
);

test('UX-07 a page of a remote has its heading while its own texts are still to come', async () => {
  const page = {
    key: 'far',
    path: '/far',
    roles: ['user' as const],
    title: everywhere('Far away'),
  };
  await renderShell({
    path: '/far',
    user: {},
    remotes: [{ manifest: { pages: [page] }, pages: { far: TextsWaiting } }],
  });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Far away' });
  expect(heading).toHaveAttribute('data-waiting');
});
