import { expect, type Page } from '@playwright/test';
import { type Order, type Step, stepFor, turnOf } from '@portal/shared-contracts/orders';
import {
  type Answers,
  isQuestion,
  type Questionnaire,
  type QuestionnaireField,
  toSections,
} from '@portal/shared-contracts/questionnaires';
import { routes } from '@portal/shared-contracts/remote';
import { untilSectionsLeft } from '../../harness/pages/navigation.ts';
import { pdfOf } from '../documents/seeded.ts';
import type { InputDevice } from './input-devices.ts';
import type { Words } from './words.ts';

/** A customer at a browser. */
export interface Customer {
  page: Page;
  device: InputDevice;
  words: Words;
}

const json = async <T>(page: Page, path: string): Promise<T> => {
  const address = new URL(path, page.url());
  const { host } = address;
  // Outside of the browser only the loopback address is known; the host leads to the site.
  address.hostname = '127.0.0.1';
  const cookies = await page.context().cookies(page.url());
  const reply = await page.request.get(address.href, {
    headers: {
      accept: 'application/json',
      host,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
  });
  expect(reply.status(), path).toBe(200);
  return (await reply.json()) as T;
};

/** Buys a package as a guest; the browser is then signed in as a new customer. Returns the order's id. */
export const buyAsGuest = async (
  { page, device, words }: Customer,
  item: string,
  lastName: string,
): Promise<string> => {
  await page.goto(`/checkout?item=${item}&coupon=FREE100`);
  await device.write(page.getByLabel(words.firstName), 'Jana');
  await device.write(page.getByLabel(words.lastName), lastName);
  await device.write(
    page.getByLabel(words.email, { exact: true }),
    `jana-${crypto.randomUUID()}@example.com`,
  );
  await device.press(page.getByRole('button', { name: words.placeOrder }));
  await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
};

/** What the portal asks of this customer now. */
export const nextStep = async ({ page }: Customer, id: string): Promise<Step | undefined> => {
  const { order } = await json<{ order: Order }>(page, `/api/customer/orders/${id}`);
  return stepFor(turnOf(order), 'user');
};

export const answerGate = async ({ page, device, words }: Customer): Promise<void> => {
  await device.choose(page.locator('input[name="industry"]').first());
  await device.press(page.getByRole('button', { name: words.next, exact: true }));
  await device.choose(page.locator('input[name="experience"]').first());
  await device.press(page.getByRole('button', { name: words.saveAnswers }));
};

const stroke = async (page: Page): Promise<void> => {
  const canvas = page.locator('canvas').first();
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no field to sign in.');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.7, { steps: 5 });
  await page.mouse.up();
};

export const signContract = async (customer: Customer, isDrawn: boolean): Promise<void> => {
  const { page, device, words } = customer;
  if (isDrawn) await stroke(page);
  else {
    await device.openTab(page.getByRole('tab', { name: words.typeName }));
    await device.write(page.getByLabel(words.fullName), 'Jana Jensen');
  }
  await device.press(page.getByRole('button', { name: words.sign }));
};

const text = (field: QuestionnaireField): string =>
  field.type === 'email' ? 'jana@example.com' : `About ${field.text}`;

const answerField = async (
  { page, device }: Customer,
  field: QuestionnaireField,
): Promise<Answers[string]> => {
  const box = page.locator(`[data-field="${field.key}"]`);
  const [first = ''] = field.options;
  if (field.type === 'select') await device.pick(box.getByRole('combobox'), first);
  else if (field.type === 'radio') await device.choose(box.getByRole('radio').first());
  else if (field.type === 'checkbox') await device.choose(box.getByRole('checkbox').first());
  else {
    await device.write(box.getByRole('textbox'), text(field));
    return text(field);
  }
  return field.type === 'checkbox' ? [first] : first;
};

const fillQuestionnaire = async (customer: Customer, questions: QuestionnaireField[]) => {
  const { page, device, words } = customer;
  const answers: Record<string, Answers[string]> = {};
  for (const [section, { title }] of toSections(questions).entries()) {
    const heading = { level: 2, name: title || words.untitled, exact: true };
    await expect(page.getByRole('heading', heading)).toBeVisible();
    const isOpen = ({ key, type, required }: QuestionnaireField): boolean =>
      isQuestion(type) && required && !(key in answers);
    const nextOpen = () =>
      toSections(questions, answers)[section]?.fields.find(({ field }) => isOpen(field))?.field;
    for (let field = nextOpen(); field; field = nextOpen())
      answers[field.key] = await answerField(customer, field);
    await device.press(page.getByRole('button', { name: words.next, exact: true }));
  }
  await expect(page.getByRole('heading', { level: 2, name: words.check })).toBeVisible();
  await device.press(page.getByRole('button', { name: words.send }));
  await expect(page.getByRole('heading', { name: words.sent })).toBeVisible();
  await untilSectionsLeft(page);
};

const answerQuestionnaire = async (customer: Customer, id: string, step: Step): Promise<void> => {
  const path = `/api/questionnaires/${id}/${step.moduleId}/${step.serviceId}`;
  const { data } = await json<{ data: Questionnaire }>(customer.page, path);
  await fillQuestionnaire(customer, [...data.questions]);
};

const uploadDocument = async ({ page, device, words }: Customer): Promise<void> => {
  const file = {
    name: 'My resume.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf('What I have done'),
  };
  await device.upload(page.getByLabel(words.documents), file);
  await expect(page.getByText(file.name)).toBeVisible();
  const submit = page.getByRole('button', { name: words.upload, exact: true });
  await device.press(submit);
  await expect(page.getByRole('link', { name: words.download(file.name) })).toBeVisible();
};

/** Asks for changes in the draft on the page. */
export const askForChanges = async (customer: Customer, request: string): Promise<void> => {
  const { page, device, words } = customer;
  await device.choose(page.getByRole('radio', { name: words.stars(1), exact: true }));
  await device.write(page.getByLabel(words.remarks), request);
  await device.press(page.getByRole('button', { name: words.sendReview }));
  await expect(page.getByRole('button', { name: words.sendReview })).toHaveCount(0);
};

const acceptDraft = async ({ page, device, words }: Customer): Promise<void> => {
  // The stars are one stop of the Tab key; from the first one arrows lead to the last.
  const [first, last] = [1, 5].map((count) =>
    page.getByRole('radio', { name: words.stars(count), exact: true }),
  );
  if (!first || !last) return;
  await device.choose(first);
  await first.press('End');
  await expect(last).toBeChecked();
  await device.write(page.getByLabel(words.remarks), 'This is the one.');
  await device.press(page.getByRole('button', { name: words.sendReview }));
  await device.press(page.getByRole('button', { name: words.isFinal }));
  await device.press(page.getByRole('dialog').getByRole('button', { name: words.accept }));
  await expect(page.getByText(words.accepted).first()).toBeVisible();
};

/** Opens the order and follows its one next step to the page where it is taken. */
const openNextStep = async (customer: Customer, id: string, step: Step): Promise<void> => {
  const { page, device, words } = customer;
  await page.goto(routes.orderView({ id }));
  // The gates open by themselves.
  if (step.moduleId) await device.press(page.getByRole('link', { name: words.goOn, exact: true }));
};

/** Takes the step that the order asks for. */
export const takeStep = async (
  customer: Customer,
  id: string,
  step: Step,
  isDrawn = false,
): Promise<void> => {
  await openNextStep(customer, id, step);
  if (step.step === 'initial-questions') await answerGate(customer);
  else if (step.step === 'contract') await signContract(customer, isDrawn);
  else if (step.step === 'previous-document') await uploadDocument(customer);
  else if (step.step === 'review-draft') await acceptDraft(customer);
  else await answerQuestionnaire(customer, id, step);
  await expect
    .poll(async () => JSON.stringify(await nextStep(customer, id)))
    .not.toBe(JSON.stringify(step));
};
