import {
  type FoundThing,
  listFirmPeople,
  readFirmPerson,
  searchFirm,
} from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clara } from '../../testing/firm-person.ts';
import { everywhere, headingPage, renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const owner: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };
const person: FoundThing = {
  kind: 'person',
  _id: 'p1',
  title: 'Clara Lindqvist',
  about: 'customer@example.com',
};
const order: FoundThing = { kind: 'order', _id: 'o1', title: '#1001', about: 'Clara Lindqvist' };
const orders = {
  manifest: {
    pages: [
      {
        key: 'orders',
        path: '/admin/orders',
        roles: ['admin' as const],
        area: 'orders' as const,
        title: everywhere('Orders'),
        menu: [{ roles: ['admin' as const], order: 1, label: everywhere('Orders'), icon: 'list' }],
      },
      {
        key: 'order',
        path: '/admin/orders/:id',
        roles: ['admin' as const],
        area: 'orders' as const,
        title: everywhere('Order'),
      },
    ],
  },
  pages: { orders: headingPage('All orders'), order: headingPage('Order 1001') },
};

let asked: string[];
let reply: (q: string) => FoundThing[] | Promise<FoundThing[]>;
beforeEach(() => {
  silenceSockets();
  asked = [];
  reply = () => [order, person];
  stubApi(listFirmPeople, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  stubApi(readFirmPerson, () => ({ status: true, person: clara }));
  stubApi(searchFirm, async ({ q }) => {
    asked.push(q);
    return { status: true, found: await reply(q) };
  });
});
afterEach(clearStubs);

const start = async (user = owner) => {
  const shell = await renderShell({ path: '/admin/people', user, remotes: [orders] });
  await expectVisible(() => screen.getByRole('heading', { name: 'People' }));
  return shell;
};
const field = () => screen.findByRole('combobox', { name: /^Number, name/ });
/** Letter by letter without a moment between them: on a slow machine each one could be a pause. */
const typeOn = (box: HTMLElement, before: string, more: string): void => {
  for (const [at] of [...more].entries())
    fireEvent.change(box, { target: { value: before + more.slice(0, at + 1) } });
};

test('BO-109 Ctrl+K opens the search, arrows choose, Enter opens, and typing asks once', async () => {
  const shell = await start();
  await screen.findByRole('button', { name: /^Search/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = await field();
  await waitFor(() => expect(box).toHaveFocus());
  typeOn(box, '', 'clara');
  await expectVisible(() => screen.getByRole('option', { name: /#1001/ }));
  expect(screen.getByText('2 results')).toHaveAttribute('role', 'status');
  expect(asked).toEqual(['clara']);
  await userEvent.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('option', { name: /Clara Lindqvist customer@/ });
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shell.address()).toBe('/admin/people/p1'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('BO-109 BO-35 who is only invited is marked, and leads to the line in the list of people', async () => {
  const shell = await start();
  reply = () => [
    { kind: 'person', _id: 'i1', title: 'Ines Ortega', about: 'ines@example.com', isInvited: true },
  ];
  await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
  await userEvent.type(await field(), 'ines');
  await userEvent.click(await screen.findByRole('option', { name: /Ines Ortega .*Invited/ }));
  await waitFor(() =>
    expect(shell.address()).toBe('/admin/people?state=invited&search=ines%40example.com'),
  );
  expect(await screen.findByRole('searchbox')).toHaveValue('ines@example.com');
});

test('BO-109 Escape closes it and the focus goes back to where it was', async () => {
  await start();
  const button = await screen.findByRole('button', { name: /^Search/ });
  await userEvent.click(button);
  await field();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

test('BO-109 pages and settings are found by their words without a call, and a setting takes the focus', async () => {
  await start();
  await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
  reply = () => [];
  await userEvent.type(await field(), 'order');
  const pages = await screen.findByRole('group', { name: 'Pages' });
  expect(within(pages).getByRole('option', { name: 'Orders' })).toHaveAttribute(
    'href',
    '/admin/orders',
  );
  const settings = screen.getByRole('group', { name: 'Settings' });
  expect(
    within(settings).getByRole('option', { name: /Letters before order numbers/ }),
  ).toHaveAttribute('href', '/admin/settings/firm#orderPrefix');
});

test('BO-109 a person stands before settings that have the name within a word only', async () => {
  await start();
  reply = () => [{ ...person, title: 'Ines Ortega' }];
  await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
  await userEvent.type(await field(), 'ines');
  await expectVisible(() => screen.getByRole('option', { name: /Ines Ortega/ }));
  const found = within(screen.getByRole('listbox', { name: 'Results' })).getAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ines Ortega'),
    expect.stringContaining('Lines on invoices'),
  ]);
});

test('BO-109 BO-02 without the area of settings no setting is found, and one character asks nothing', async () => {
  await start({ role: 'admin', admin: { isOwner: false, areas: ['people'] } });
  await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
  reply = () => [];
  const box = await field();
  await userEvent.type(box, 'l');
  expect(screen.getByText('Type at least 2 characters.')).toBeVisible();
  typeOn(box, 'l', 'ogo');
  await expectVisible(() => screen.getByText('Nothing found for “logo”.'));
  expect(asked).toEqual(['logo']);
});

test('BO-109 a late answer to an earlier text shows nothing, and Enter waits for the right one', async () => {
  const shell = await start();
  await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
  let late: (found: FoundThing[]) => void = () => undefined;
  let right: (found: FoundThing[]) => void = () => undefined;
  reply = (q) =>
    new Promise((resolve) => {
      if (q === 'cl') late = resolve;
      else right = resolve;
    });
  const box = await field();
  typeOn(box, '', 'cl');
  await waitFor(() => expect(asked).toEqual(['cl']));
  typeOn(box, 'cl', 'ara');
  await waitFor(() => expect(asked).toEqual(['cl', 'clara']));
  await userEvent.keyboard('{Enter}');
  late([{ ...person, _id: 'p2', title: 'Clive Late', about: '' }]);
  right([order]);
  await waitFor(() => expect(shell.address()).toBe('/admin/orders/o1'));
  expect(asked).toEqual(['cl', 'clara']);
});

test('BO-109 a search that fails says so and is tried again', async () => {
  await start();
  await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
  reply = () => {
    throw new RefusedReply('provider-failed', 'It did not work.');
  };
  await userEvent.type(await field(), 'clara');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  reply = () => [person];
  await userEvent.click(retry);
  await expectVisible(() => screen.getByRole('option', { name: /Clara/ }));
});

test('BO-109 nobody but an admin has the search', async () => {
  await renderShell({ path: '/profile', user: { role: 'user' } });
  await screen.findByRole('button', { name: /Account of/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('button', { name: /^Search/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
