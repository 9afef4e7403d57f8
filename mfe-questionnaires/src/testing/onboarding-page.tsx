import type { KillableVault } from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { Page } from '../pages/onboarding.tsx';

/** Opens the profile of a writer. */
export const openOnboarding = (vault: KillableVault, language: 'en' | 'de' = 'en') =>
  renderPage(<Page />, {
    language,
    path: '/onboarding',
    pattern: '/onboarding',
    bundles: { questionnaires: en },
    portal: { user: testUser({ role: 'writer' }), vault },
  });

/** Types and clicks as a person does. */
export const user = userEvent.setup();
/** Goes on to the next step. */
export const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
/** Types into the field whose label begins so. */
export const fill = async (label: string, text: string) =>
  user.type(await screen.findByLabelText(new RegExp(`^${label}`)), text);

/** Goes on to the second step. */
export const reachDetails = async () => {
  await fill('Work Phone', '+1 555 010 2030');
  await next();
  await screen.findByRole('heading', { name: 'Profile Details' });
};
/** Goes on to the third step. */
export const reachAvailability = async () => {
  await reachDetails();
  await fill('Profile Title', 'Writer');
  await fill('Profile Summary', 'I write.');
  await next();
  await screen.findByRole('heading', { name: 'Availability' });
};
