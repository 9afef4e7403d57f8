import { limits } from '@portal/shared-contracts';
import {
  getWritingProfile,
  saveWritingProfile,
  type WritingProfile,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  fill,
  next,
  openOnboarding,
  reachAvailability,
  reachDetails,
  user,
} from '../testing/onboarding-page.tsx';

let vault: KillableVault;
let saved: WritingProfile[];
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

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

test('QU-45 SC-54 the share is written as the language writes it', async () => {
  await openOnboarding(vault, 'de');
  await screen.findByRole('heading', { name: 'Contact Details' });
  expect(screen.getByText('25 %')).toBeVisible();
});

test('QU-45 has three steps at 25, 50 and 75 percent; Back keeps everything', async () => {
  await openOnboarding(vault);
  await screen.findByRole('heading', { name: 'Contact Details' });
  expect(percent()).toBe('25');
  await reachDetails();
  expect(percent()).toBe('50');
  expect(screen.getByRole('heading', { name: 'Profile Details' })).toHaveFocus();
  await fill('Profile Title', 'Writer');
  await fill('Profile Summary', 'I write.');
  await next();
  await screen.findByRole('heading', { name: 'Availability' });
  expect(percent()).toBe('75');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText(/^Profile Title/)).toHaveValue('Writer');
});

test('QU-46 QU-47 names what is missing or wrong before a step is left', async () => {
  await openOnboarding(vault);
  await screen.findByRole('heading', { name: 'Contact Details' });
  await next();
  expect(await screen.findByRole('group', { name: '1 field needs a change' })).toHaveFocus();
  await fill('Work Phone', 'call me');
  await fill('Personal Phone', 'never');
  await next();
  expect(await screen.findAllByText('Enter A valid phone number')).toHaveLength(2);
  await user.clear(screen.getByLabelText(/^Work Phone/));
  await user.clear(screen.getByLabelText(/^Personal Phone/));
  await reachAvailability();
  await fill('Max Open Jobs', 'many');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await expectVisible(() => screen.getByText('Please enter a whole number.'));
  expect(saved).toEqual([]);
});

test('QU-48 offers the lists of the specification', async () => {
  await openOnboarding(vault);
  await reachDetails();
  const namesIn = (group: string, role: 'radio' | 'checkbox') =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole(role)
      .map((box) => box.closest('label')?.textContent);
  expect(namesIn('Experience', 'radio')).toEqual([
    'Entry level (0-2 years)',
    'Intermediate (3-5 years)',
    'Expert (6 and more years)',
  ]);
  expect(namesIn('Levels', 'checkbox')).toEqual([
    'New Grad/First Resume',
    'Early Career',
    'Professional',
    'Executive',
  ]);
  expect(namesIn('Certificates', 'checkbox')).toEqual(['CPRW', 'CPCC', 'CEIP', 'ACRW']);
  expect(namesIn('Expertise', 'checkbox')).toHaveLength(20);
});

test('QU-49 sends the whole profile, says so and goes to the dashboard', async () => {
  const page = await openOnboarding(vault);
  await reachDetails();
  await user.click(screen.getByLabelText('Expert (6 and more years)'));
  await user.click(screen.getByLabelText('Transportation and Distribution'));
  await fill('Profile Title', 'Writer');
  await fill('Profile Summary', 'I write.');
  await next();
  await user.click(await screen.findByLabelText('Sunday'));
  await fill('Max Jobs Per Week', '4');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(page.address()).toBe('/dashboard'));
  await expectShown('Profile Updated Sucessfully');
  expect(saved).toEqual([
    expect.objectContaining({
      workPhone: '+1 555 010 2030',
      profileTitle: 'Writer',
      experience: 'Expert (6 and more years)',
      Experties: ['Transportation and Distribution'],
      availableDays: ['Sunday'],
      maxJobsPerWeek: 4,
      maxOpenJobs: null,
    }),
  ]);
  expect(await vault.keys()).toEqual([]);
});

test('QU-49 nothing can be changed while the profile is being sent; who sent it by Enter is back in the field after a failure', async () => {
  let refuse = (): void => undefined;
  stubApi(saveWritingProfile, async () => {
    await new Promise<void>((resolve) => (refuse = resolve));
    throw new RefusedReply('unavailable', 'The server is busy.');
  });
  await openOnboarding(vault);
  await reachAvailability();
  await fill('Max Open Jobs', '4{Enter}');
  await waitFor(() => expect(screen.getByLabelText(/^Max Open Jobs/)).toBeDisabled());
  expect(screen.getByLabelText('Sunday')).toBeDisabled();
  // A browser takes the focus from a field that takes nothing more; jsdom leaves it there.
  (document.activeElement as HTMLElement).blur();
  refuse();
  await expectVisible(() => screen.getByText('The server is busy.'));
  await waitFor(() => expect(screen.getByLabelText(/^Max Open Jobs/)).toHaveFocus());
  expect(screen.getByLabelText('Sunday')).toBeEnabled();
});

test('QU-47 a text that is too long is told its own limit', async () => {
  await openOnboarding(vault);
  await reachDetails();
  const write = (label: RegExp, length: number) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'x'.repeat(length) } });
  write(/^Profile Title/, limits.text.short + 1);
  write(/^Profile Summary/, limits.text.long + 1);
  await next();
  for (const most of ['255', '20,000'])
    await expectVisible(() => screen.getByText(`Please use at most ${most} characters.`));
});

test('QU-45 keeps step and text when it is interrupted', async () => {
  const first = await openOnboarding(vault);
  await reachDetails();
  await fill('Profile Title', 'Half a ti');
  vault.kill();
  first.unmount();
  vault = openVault();
  await openOnboarding(vault);
  expect(await screen.findByLabelText(/^Profile Title/)).toHaveValue('Half a ti');
  expect(percent()).toBe('50');
  expect(screen.getByText(/^Draft kept on this device, not saved yet/)).toBeVisible();
});
