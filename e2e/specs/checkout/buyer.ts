import type { FrameLocator, Page } from '@playwright/test';

/** Where a form stands: a page, or a frame of a firm's own page. */
type Place = Pick<Page | FrameLocator, 'getByLabel'>;

/** Fills the card fields of the sandbox. */
export const fillCard = async (place: Place, number = '4242424242424242'): Promise<void> => {
  await place.getByLabel('Card number').fill(number);
  await place.getByLabel('Expires (MM / YY)').fill('1231');
  await place.getByLabel('Security code').fill('123');
};

/** Fills the form of a guest whom nobody knows yet. */
export const fillGuest = async (place: Place): Promise<void> => {
  await place.getByLabel('First name').fill('Gina');
  await place.getByLabel('Last name').fill('Ray');
  await place.getByLabel('E-mail').fill(`gina-${crypto.randomUUID()}@example.com`);
};
