import {
  clearNotification,
  listNotifications,
  type Notification,
} from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { everywhere, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

beforeEach(() => {
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

const openPage = (content: () => ReactNode) => {
  const Content = content;
  const page = { key: 'answers', path: '/answers', title: everywhere('Answers') };
  return renderShell({
    path: '/answers',
    user: {},
    remotes: [
      {
        manifest: { pages: [{ ...page, roles: ['user'] }] },
        pages: {
          answers: () => (
            <>
              <h1 data-page-heading="">Answers</h1>
              <Content />
            </>
          ),
        },
      },
    ],
  });
};

/** Presses with a key, as whoever has no mouse does. */
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
};
/** Longer than anybody waits with the focus. */
const letTimePass = async (): Promise<void> => {
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
};
const expectFocusAt = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

/** Something that a press takes away, such as a question of two copies, or a failure with its Retry. */
const Offer = ({ name }: { name: string }) => {
  const [isAnswered, setAnswered] = useState(false);
  return isAnswered ? null : <button onClick={() => setAnswered(true)}>{name}</button>;
};

test('UX-07 UX-16 SC-32 DO-38 a press that takes its button away leaves the focus at the heading, in every part of the portal', async () => {
  await openPage(() => <Offer name="Use the newer copy" />);
  await press('Use the newer copy');
  await expectFocusAt('Answers');
});

test('UX-16 OR-59 inside of a section its title has the focus, or that of the section around it', async () => {
  await openPage(() => {
    const [isOpen, setOpen] = useState(true);
    return (
      <section>
        <h2>Services</h2>
        <Offer name="Retry" />
        {isOpen && (
          <section>
            <h2>Survey</h2>
            <button onClick={() => setOpen(false)}>Not now</button>
          </section>
        )}
      </section>
    );
  });
  await press('Retry');
  await expectFocusAt('Services');
  await press('Not now');
  await expectFocusAt('Services');
});

test('UX-16 CH-12 a part without a title of its own leaves the focus at the title around it', async () => {
  await openPage(() => (
    <section>
      <h2>Messages</h2>
      <section aria-label="Chat">
        <Offer name="Load earlier messages" />
      </section>
    </section>
  ));
  await press('Load earlier messages');
  await expectFocusAt('Messages');
});

test('UX-16 OR-44 a dialog that goes on to its next step keeps the focus, and without one the page has it', async () => {
  await openPage(() => {
    const [isOpen, setOpen] = useState(true);
    if (!isOpen) return null;
    return createPortal(
      <div role="dialog" aria-labelledby="tip-title">
        <div id="tip-title">Tip for your writer</div>
        <Offer name="Continue to payment" />
        <button onClick={() => setOpen(false)}>Pay</button>
      </div>,
      document.body,
    );
  });
  await press('Continue to payment');
  await waitFor(() => expect(screen.getByText('Tip for your writer')).toHaveFocus());
  await press('Pay');
  await expectFocusAt('Answers');
});

test('UX-16 BJ-18 a page that puts the focus where it belongs some frames later is left to it', async () => {
  await openPage(() => {
    const [list, setList] = useState('Wishlist');
    const card = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      if (list === 'Wishlist') return undefined;
      const timer = setTimeout(() => {
        if (document.activeElement === document.body) card.current?.focus();
      }, 50);
      return () => clearTimeout(timer);
    }, [list]);
    return (
      <button key={list} ref={card} onClick={() => setList('Applied')}>
        {list}
      </button>
    );
  });
  const button = await screen.findByRole('button', { name: 'Wishlist' });
  act(() => button.focus());
  jest.useFakeTimers();
  await act(async () => fireEvent.click(button));
  await letTimePass();
  expect(screen.getByRole('button', { name: 'Applied' })).toHaveFocus();
});

test('UX-16 HS-13 in a frame nothing takes the focus from the page around', async () => {
  let end = (): void => undefined;
  await openPage(() => {
    const [hasEnded, setEnded] = useState(false);
    end = () => setEnded(true);
    return hasEnded ? null : <button>Send</button>;
  });
  const button = await screen.findByRole('button', { name: 'Send' });
  act(() => button.focus());
  jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  jest.useFakeTimers();
  await act(async () => end());
  await letTimePass();
  expect(document.body).toHaveFocus();
});

test('UX-16 HS-76 a notification that is cleared takes its button along, and the heading has the focus', async () => {
  const notification: Notification = {
    _id: 'n1',
    order_id: 'invoices',
    contant: 'A new invoice',
    createdAt: '2026-11-20T10:00:00.000Z',
    data: { senderImg: '', senderName: 'Will', senderPrefName: 'Will', action: 'sent' },
  };
  let stored = [notification];
  stubApi(listNotifications, () => ({ status: true, notifications: stored }));
  stubApi(clearNotification, () => {
    stored = [];
    return { status: true, newNotifications: [] };
  });
  await renderShell({ path: '/notifications', user: {} });
  await press('Clear: A new invoice');
  await expectFocusAt('Notifications');
});
