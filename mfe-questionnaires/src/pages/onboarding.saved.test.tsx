import {
  getWritingProfile,
  saveWritingProfile,
  type WritingProfile,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { Page } from './onboarding.tsx';

let vault: KillableVault;
let saved: WritingProfile[];
const user = userEvent.setup();

const open = () =>
  renderPage(<Page />, {
    path: '/onboarding',
    pattern: '/onboarding',
    bundles: { questionnaires: en },
    portal: { user: testUser({ role: 'writer' }), vault },
  });

const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
const fill = async (label: string, text: string) =>
  user.type(await screen.findByLabelText(new RegExp(`^${label}`)), text);

const reachDetails = async () => {
  await fill('Work Phone', '+1 555 010 2030');
  await next();
  await screen.findByRole('heading', { name: 'Profile Details' });
};
const reachAvailability = async () => {
  await reachDetails();
  await fill('Profile Title', 'Writer');
  await fill('Profile Summary', 'I write.');
  await next();
  await screen.findByRole('heading', { name: 'Availability' });
};

beforeEach(() => {
  vault = openVault();
  saved = [];
  stubApi(getWritingProfile, () => ({ profile: null }));
  stubApi(saveWritingProfile, (profile) => {
    saved.push(profile);
    return { status: true as const, status_code: 200 as const, profile };
  });
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

test('QU-49 who opens the profile again finds what was saved', async () => {
  const page = await open();
  await reachAvailability();
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(page.address()).toBe('/dashboard'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  stubApi(getWritingProfile, () => ({ profile: saved[0] ?? null }));
  await page.navigate('/onboarding');
  expect(await screen.findByLabelText(/^Work Phone/)).toHaveValue('+1 555 010 2030');
});

test('QU-49 a late reply leads no writer away from where they went meanwhile', async () => {
  let answer = (): void => undefined;
  stubApi(saveWritingProfile, async (profile) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { status: true as const, status_code: 200 as const, profile };
  });
  const page = await open();
  await reachAvailability();
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await page.navigate('/orders');
  answer();
  await waitFor(() => expect(page.published.map(({ name }) => name)).toEqual(['person.changed']));
  expect(page.address()).toBe('/orders');
});
