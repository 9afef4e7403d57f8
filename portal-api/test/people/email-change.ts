import { confirmEmail } from '@portal/shared-contracts/auth';
import { updateProfile } from '@portal/shared-contracts/people';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';
import { codeIn, waitForMail } from './reset-mail.ts';

/** The profile of the customer with this address. */
export const profileWith = (portal: TestApp, email: string) => ({
  _id: portal.personId('customer'),
  firstName: 'Clara',
  lastName: 'Lindqvist',
  email,
});

/** Asks in this browser for another address of the customer. */
export const askForEmail = (portal: TestApp, browser: TestClient, email: string) =>
  browser.call(updateProfile, {
    ...profileWith(portal, email),
    currentPassword: 'Portal-demo-1',
  });

/** Opens the link that was mailed to an address. */
export const confirmMailed = async (portal: TestApp, email: string) => {
  const code = codeIn(await waitForMail(portal, { to: email }), 'confirm-email');
  return portal.visit().call(confirmEmail, { code });
};
