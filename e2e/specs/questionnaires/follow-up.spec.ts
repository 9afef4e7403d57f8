import { routes } from '@portal/shared-contracts/remote';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../harness/pages/accessibility.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { questionnaireOf } from './seeded.ts';

const params = questionnaireOf(
  'northwind',
  'writing',
  'starter-resume',
  'additional_questionnaire',
);

const rewordAndMove = async (writer: Page): Promise<void> => {
  const words = writer.getByLabel('Question', { exact: true });
  await expect(words).toHaveCount(4);
  await words.first().fill('How many people did you really lead?');
  await expect(writer.getByText(/Saved \d/)).toBeVisible();
  const handle = writer.getByRole('button', {
    name: 'Move What changed for the company because of your work?',
    exact: true,
  });
  const target = writer.locator('[data-line]').nth(2);
  await handle.hover();
  const from = await handle.boundingBox();
  const to = await target.boundingBox();
  await writer.mouse.down();
  await writer.mouse.move(from?.x ?? 0, (to?.y ?? 0) + 40, { steps: 8 });
  await writer.mouse.up();
  await expect(words.first()).toHaveValue(/^What changed/);
  await writer
    .getByRole('button', { name: 'Move Since when do you hold your certificate?', exact: true })
    .focus();
  await writer.keyboard.press('Space');
  await writer.keyboard.press('ArrowUp');
  await writer.keyboard.press('Space');
  await expect(words.nth(2)).toHaveValue(/^Since when/);
  await expect(writer.getByText(/Saved \d/)).toBeVisible();
  await writer.reload();
  await expect(words.first()).toHaveValue(/^What changed/);
  await expect(words.nth(1)).toHaveValue('How many people did you really lead?');
  await expect(words.nth(2)).toHaveValue(/^Since when/);
};

const answerFollowUp = async (customer: Page): Promise<void> => {
  await expect(customer.getByText('Section 1 of 2')).toBeVisible();
  await customer.getByLabel(/What changed for the company/).fill('Late deliveries fell.');
  await customer.getByLabel(/How many people did you really lead/).fill('Eleven');
  await customer.getByRole('button', { name: 'Next', exact: true }).click();
  await customer.getByLabel('Within the country').check();
  await customer.getByRole('button', { name: 'Next', exact: true }).click();
  await customer.getByRole('button', { name: 'Send answers' }).click();
  await expect(customer.getByText('Completed Successfully').first()).toBeVisible();
};

test('QU-25 QU-26 QU-27 QU-28 QU-30 follow-up questions from a template to the customer’s answers, in two browsers', async ({
  browser,
}) => {
  const writer = await pageOf(browser, 'writer');
  const customer = await pageOf(browser, 'customer');
  await customer.goto(routes.questionnaire(params));
  await expect(customer.getByText('There are no follow-up questions yet.')).toBeVisible();

  await test.step('copy a template', async () => {
    await writer.goto(routes.additionalQuestionnaire(params));
    await writer.getByRole('button', { name: 'Copy Template' }).click();
    await writer.getByLabel(/After the first reading/).check();
    await expectAccessible(writer);
    await writer.getByRole('button', { name: 'Copy', exact: true }).click();
  });

  await test.step('reword, drag and move by keyboard; every edit is saved', () =>
    rewordAndMove(writer));

  await test.step('publish', async () => {
    await writer.getByRole('button', { name: 'Publish' }).click();
    await expect(writer.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
    await writer.getByRole('button', { name: 'Yes, Publish' }).click();
    await expect(writer.getByText('Published!')).toBeVisible();
    await writer.waitForURL(`**${routes.orderView({ id: params.id })}`);
  });

  await test.step('the customer sees them without a reload and answers', () =>
    answerFollowUp(customer));

  await test.step('the writer reads the answers; the questions are closed', async () => {
    await writer.goto(routes.questionnaireAnswers(params));
    await expect(writer.getByRole('row', { name: /Late deliveries fell/ })).toBeVisible();
    await writer.goto(routes.additionalQuestionnaire(params));
    await expect(writer.getByText(/The customer has answered:/)).toBeVisible();
    await expect(writer.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  });
  await writer.context().close();
  await customer.context().close();
});

test('QU-29 a reviewer reads follow-up questions and has no way to change them', async ({
  browser,
}) => {
  const reviewer = await pageOf(browser, 'reviewer');
  const asked = questionnaireOf(
    'northwind',
    'follow-up',
    'professional-resume',
    'additional_questionnaire',
  );
  await reviewer.goto(routes.additionalQuestionnaire(asked));
  await expect(reviewer.getByLabel(/How many people did you lead/)).toBeDisabled();
  for (const name of ['Copy Template', 'Publish'])
    await expect(reviewer.getByRole('button', { name })).toHaveCount(0);
  await expectAccessible(reviewer);
  await reviewer.context().close();
});
