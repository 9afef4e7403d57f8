import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { everywhere, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

const Title = () => (
  <h1 data-page-heading="" tabIndex={-1}>
    Revision Files
  </h1>
);

/** Its form goes as soon as it is sent. */
const SentForm = () => {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Title />
      {!isSent && (
        <section>
          <button onClick={() => setSent(true)}>Send the draft</button>
        </section>
      )}
    </>
  );
};

/** Its card is made anew in another list and takes the focus back a few frames later. */
const MovedCard = () => {
  const [list, setList] = useState(0);
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (list === 0) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => card.current?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
  return (
    <>
      <Title />
      <button key={list} ref={card} onClick={() => setList(list + 1)}>
        Move the card
      </button>
    </>
  );
};

const showPage = (Page: () => ReactNode) =>
  renderShell({
    path: '/orders/list',
    user: {},
    remotes: [
      {
        manifest: {
          pages: [
            { key: 'orders', path: '/orders/list', roles: ['user'], title: everywhere('List') },
          ],
        },
        pages: { orders: Page },
      },
    ],
  });

const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
};

/** What gets the focus from now on, by the names of the elements. */
const followFocus = (): string[] => {
  const went: string[] = [];
  const note = ({ target }: FocusEvent): void => void went.push((target as Element).tagName);
  document.addEventListener('focusin', note);
  stops.push(() => document.removeEventListener('focusin', note));
  return went;
};
const stops: (() => void)[] = [];

beforeEach(() => {
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(() => {
  clearStubs();
  stops.splice(0).forEach((stop) => stop());
  jest.restoreAllMocks();
});

test('UX-07 DO-38 a form that goes once it is sent leaves the focus at the heading of its page', async () => {
  await showPage(SentForm);
  await press('Send the draft');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('UX-07 BJ-18 a page that has a place of its own for the focus keeps it', async () => {
  await showPage(MovedCard);
  await screen.findByRole('heading', { level: 1 });
  const went = followFocus();
  await press('Move the card');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move the card' })).toHaveFocus());
  expect(went).not.toContain('H1');
});

test('UX-07 BJ-18 a card that is moved again before the first move has settled keeps the focus', async () => {
  await showPage(MovedCard);
  await screen.findByRole('heading', { level: 1 });
  const went = followFocus();
  const card = () => screen.getByRole('button', { name: 'Move the card' });
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((work) => frames.push(work));
  const pass = async (count: number): Promise<void> => {
    for (let frame = 0; frame < count; frame += 1)
      await act(async () => frames.splice(0).forEach((work) => work(0)));
  };
  act(() => card().focus());
  for (const settled of [5, 8]) {
    await act(async () => fireEvent.click(card()));
    expect(document.body).toHaveFocus();
    await pass(settled);
  }
  expect(went).not.toContain('H1');
  expect(card()).toHaveFocus();
});
