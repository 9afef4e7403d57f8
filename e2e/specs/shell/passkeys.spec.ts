import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, people, sites } from '../../harness/people/sites.ts';
import { expect, test } from '../../harness/test.ts';

// Nobody else signs in as this person meanwhile, who cannot without the key.
test.use({ person: 'reviewer', site: sites.acme });

/** Plugs a security key in whose owner touches it whenever it is asked. */
const plugIn = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test('TS-03 a passkey is added on the own page, signs in at the second step, and is removed', async ({
  page,
}) => {
  await plugIn(page);
  await page.goto('/profile/security');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Passkeys' }) });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Current password').fill(DEMO_PASSWORD);
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(people.reviewer);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).not.toHaveURL(/login/);

  await page.goto('/profile/security');
  await section.getByRole('button', { name: /Remove the passkey/ }).click();
  const line = section.getByRole('listitem');
  await line.getByLabel('Current password').fill(DEMO_PASSWORD);
  await line.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
});
