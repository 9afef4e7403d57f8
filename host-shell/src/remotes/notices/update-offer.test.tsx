import { readCurrentReleases, type ReleaseSet } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';
import { exampleRemote, exampleSet } from '../testing/example-remote.ts';
import { isNewer } from './use-newer-releases.ts';

afterEach(() => {
  clearStubs();
  document.head.replaceChildren();
});

/** The HTML of this page names the file that started it. */
const startedWith = (file: string): void => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = `/shell/${file}`;
  document.head.append(script);
};

/** The page asks whenever it is looked at again; resolves once it has all its answers. */
const lookAgain = async (...shells: (string | undefined)[]): Promise<void> => {
  let asked = 0;
  stubApi(readCurrentReleases, () => {
    const shell = shells[asked];
    asked += 1;
    return { releases: {}, ...(shell ? { shell } : {}) };
  });
  await renderShell({ path: '/nowhere' });
  for (const [before] of shells.entries()) {
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(asked).toBe(before + 1));
    await act(() => Promise.resolve());
  }
};

const offer = () => screen.queryByText(/newer version of the portal/);

test('PL-06 another shell than the one of this page is offered', async () => {
  startedWith('main.1.js');
  await lookAgain('main.2.js', 'main.2.js');
  await waitFor(() => expect(offer()).not.toBeNull());
});

test('PL-06 a server of the version before that answers once is no newer one', async () => {
  startedWith('main.2.js');
  await lookAgain('main.1.js', 'main.2.js', 'main.1.js');
  expect(offer()).toBeNull();
});

test.each(['main.1.js', undefined])(
  'PL-06 the shell of this page, %s, is no newer one',
  async (shell) => {
    startedWith('main.1.js');
    await lookAgain(shell, shell);
    expect(offer()).toBeNull();
  },
);

test('PL-07 a frame in a foreign page keeps no device, and asks for nothing newer', async () => {
  startedWith('main.1.js');
  const parent = jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  let asked = 0;
  stubApi(readCurrentReleases, () => {
    asked += 1;
    return { releases: {}, shell: 'main.2.js' };
  });
  const { unmount } = await renderShell({ path: '/nowhere' });
  document.dispatchEvent(new Event('visibilitychange'));
  unmount();
  parent.mockRestore();
  // A page of its own asks after the frame would have.
  await lookAgain('main.2.js', 'main.2.js');
  await waitFor(() => expect(offer()).not.toBeNull());
  expect(asked).toBe(0);
});

test('PL-06 a developer sees no offer for the remote that comes from an own server', () => {
  const own = { release: '1.1.0 at 127.0.0.1:4201', base: 'http://127.0.0.1:4201/' };
  const set: ReleaseSet = exampleSet(exampleRemote(own));
  expect(isNewer(set, { 'mfe-example': '1.1.0' })).toBe(false);
  expect(isNewer(set, { 'mfe-example': '1.1.0', 'mfe-new': '1.0.0' })).toBe(true);
  expect(isNewer(exampleSet(exampleRemote()), { 'mfe-example': '1.2.0' })).toBe(true);
});
