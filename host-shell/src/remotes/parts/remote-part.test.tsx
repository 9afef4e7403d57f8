import { usePortal } from '@portal/shared-contracts/react';
import type { RemoteModule, RemoteReport, SlotName } from '@portal/shared-contracts/remote';
import { renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { EventBus } from '../events/event-bus.ts';
import { RemoteLoader } from '../loading/remote-loader.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { RemotePart } from './remote-part.tsx';
import { RemotesContext } from '../remotes-context.ts';
import { RemoteSlotHost } from './slot-host.tsx';
import { exampleModule, exampleRemote, exampleSet } from '../testing/example-remote.ts';

const home = { kind: 'pages', key: 'home' } as const;

const show = async (
  element: ReactElement,
  module: () => Promise<RemoteModule>,
  remote = exampleRemote(),
) => {
  const reports: RemoteReport[] = [];
  const report = (entry: RemoteReport): void => void reports.push(entry);
  const loader = new RemoteLoader({
    set: exampleSet(remote),
    source: { load: module },
    good: { has: () => false, add: () => undefined },
    reporter: { report, flush: () => undefined },
    clock: () => 0,
    after: () => () => undefined,
    addTexts: async () => undefined,
  });
  const bus = new EventBus({ now: () => 0, report });
  await renderPage(<RemotesContext value={{ loader, bus }}>{element}</RemotesContext>);
  return { reports, bus };
};

const part = <RemotePart remote={exampleRemote()} part={home} waiting={<p>waiting</p>} />;

test('a part shows what waits for it, then itself', async () => {
  let arrive: (module: RemoteModule) => void = () => undefined;
  await show(part, () => new Promise((resolve) => (arrive = resolve)));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await act(async () => arrive(exampleModule(async () => ({ Page: () => <h1>Here</h1> }))));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeInTheDocument();
});

test('PL-15 whoever comes back to a part that failed sees it asked for again, never a Retry that goes away while it is pressed', async () => {
  let answer: () => Promise<RemoteModule> = () => Promise.reject(new Error('503'));
  const Visits = () => {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button onClick={() => setHere((here) => !here)}>Go</button>
        {isHere && part}
      </>
    );
  };
  await show(<Visits />, () => answer());
  expect(await screen.findByText('Examples could not be loaded.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  answer = () => new Promise(() => undefined);
  const shown: (string | null)[] = [];
  const watch = new MutationObserver((records) =>
    records.forEach(({ addedNodes }) => addedNodes.forEach((node) => shown.push(node.textContent))),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  watch.disconnect();
  expect(shown).toEqual(['waiting']);
});

test('a part that throws says which one in words, is reported, and Retry shows it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('boom');
    return <h1>Well again</h1>;
  };
  const { reports } = await show(part, async () => exampleModule(async () => ({ Page })));
  expect(await screen.findByText('Examples could not be loaded.')).toBeInTheDocument();
  expect(reports).toContainEqual(
    expect.objectContaining({ remote: 'mfe-example', cause: 'render-error', detail: 'boom' }),
  );
  isBroken = false;
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'Well again' })).toBeInTheDocument();
});

test('SC-54 in German the sentence fits a part whose name is a plural', async () => {
  await renderPage(
    <RemoteFailure remote={exampleRemote()} kind="pages" onRetry={() => undefined} />,
    {
      language: 'de',
    },
  );
  expect(screen.getByText('Der Bereich „Examples“ konnte nicht geladen werden.')).toBeVisible();
});

test('PL-15 a part that a file without a line took away is back with the line', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Page = () => {
    if (!navigator.onLine) throw new Error('Loading chunk 81 failed');
    return <h1>Well again</h1>;
  };
  await show(part, async () => exampleModule(async () => ({ Page })));
  expect(await screen.findByText('Examples could not be loaded.')).toBeInTheDocument();
  line.mockReturnValue(true);
  await act(async () => fireEvent.online(window));
  expect(await screen.findByRole('heading', { name: 'Well again' })).toBeInTheDocument();
});

test('PL-15 a part that broke is not asked for again when the line goes, only when it is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let draws = 0;
  const Page = () => {
    draws += 1;
    throw new Error('boom');
  };
  await show(part, async () => exampleModule(async () => ({ Page })));
  expect(await screen.findByText('Examples could not be loaded.')).toBeInTheDocument();
  const before = draws;
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => fireEvent.offline(window));
  expect(draws).toBe(before);
  line.mockReturnValue(true);
  await act(async () => fireEvent.online(window));
  expect(draws).toBeGreaterThan(before);
});

test('a part whose module lacks its component ends in the message, not in a blank space', async () => {
  const empty = {} as { Page: () => null };
  await show(part, async () => exampleModule(async () => empty));
  expect(await screen.findByText('Examples could not be loaded.')).toBeInTheDocument();
});

test('what a part sends carries its own name, and what it may not send goes nowhere', async () => {
  const Page = () => {
    const { events } = usePortal();
    return (
      <button
        onClick={() => {
          events.publish('order.changed', { orderId: 'o1' });
          events.publish('board.changed', { boardId: 'b1' });
        }}
      >
        Send
      </button>
    );
  };
  const { bus, reports } = await show(part, async () => exampleModule(async () => ({ Page })));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(bus.log).toMatchObject([
    { name: 'order.changed', sender: 'mfe-example', outcome: 'delivered' },
    { name: 'board.changed', sender: 'mfe-example', outcome: 'dropped' },
  ]);
  expect(reports.at(-1)).toMatchObject({ remote: 'mfe-example', cause: 'bad-event' });
});

describe('slots', () => {
  const slot = (name: SlotName): ReactElement => (
    <RemoteSlotHost name={name} props={{ orderId: 'o1' }} fallback={<p>nothing here</p>} />
  );
  const filled: RemoteModule = {
    ...exampleModule(async () => ({ Page: () => null })),
    slots: {
      'order.actions': async () => ({
        Slot: ({ orderId }: { orderId: string }) => <p>actions of {orderId}</p>,
      }),
    },
  };

  test('a slot shows what a remote puts there, with the props of the slot', async () => {
    await show(slot('order.actions'), async () => filled);
    expect(await screen.findByText('actions of o1')).toBeInTheDocument();
  });

  test('a slot that nobody fills shows its fallback and loads nothing', async () => {
    const load = jest.fn(async () => filled);
    await show(slot('order.invoice'), load);
    expect(screen.getByText('nothing here')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  test('a slot of a remote whose site setting is off shows its fallback', async () => {
    const load = jest.fn(async () => filled);
    const remote = exampleRemote();
    const closed = {
      ...remote,
      manifest: { ...remote.manifest, requires: ['enable_boards' as const] },
    };
    await show(slot('order.actions'), load, closed);
    expect(screen.getByText('nothing here')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });
});
