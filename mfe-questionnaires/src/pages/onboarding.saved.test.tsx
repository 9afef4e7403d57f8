import {
  getWritingProfile,
  saveWritingProfile,
  type WritingProfile,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { screen, waitFor } from '@testing-library/react';
import { openOnboarding, reachAvailability, user } from '../testing/onboarding-page.tsx';

let vault: KillableVault;
let saved: WritingProfile[];
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
  const page = await openOnboarding(vault);
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
  const page = await openOnboarding(vault);
  await reachAvailability();
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await page.navigate('/orders');
  answer();
  await waitFor(() => expect(page.published.map(({ name }) => name)).toEqual(['person.changed']));
  expect(page.address()).toBe('/orders');
});
