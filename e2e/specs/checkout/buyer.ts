import type { FrameLocator, Page } from '@playwright/test';

/** Where a form stands: a page, or a frame of a firm's own page. */
type Form = Pick<Page | FrameLocator, 'getByLabel'>;

/** Fills the card fields of the sandbox. */
export const fillCard = async (form: Form, number = '4242424242424242'): Promise<void> => {
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expires (MM / YY)').fill('1231');
  await form.getByLabel('Security code').fill('123');
};

/** Fills the form of a guest whom nobody knows yet. */
export const fillGuest = async (form: Form): Promise<void> => {
  await form.getByLabel('First name').fill('Gina');
  await form.getByLabel('Last name').fill('Ray');
  await form.getByLabel('Email').fill(`gina-${crypto.randomUUID()}@example.com`);
};
