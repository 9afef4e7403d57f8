import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The frame with the card provider's own fields. */
export const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure card payment input frame"]');

/** The frame in which the bank asks its customer. */
export const bankFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="3D Secure authentication"]');

/** How the provider labels its fields. */
const english = {
  number: 'Credit or debit card number',
  expiry: 'Credit or debit card expiration date',
  cvc: 'Credit or debit card CVC/CVV',
};

/** Fills the provider's own fields. */
export const fillCard = async (page: Page, number: string, labels = english): Promise<void> => {
  const frame = cardFrame(page);
  await frame.getByLabel(labels.number).fill(number);
  await frame.getByLabel(labels.expiry).fill('12 / 31');
  await frame.getByLabel(labels.cvc).fill('123');
};

/** The button of the checkout of the cheapest package. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: 'Pay $149.00' });

/** Where a paid order goes on. */
export const orderPage = /\/order\/[\w-]+\/initial-question/;
