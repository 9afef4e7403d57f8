import { AppError } from '@portal/shared-contracts';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import {
  completeTask,
  getQuestionnaire,
  questionnaireFields,
  type Questionnaire,
} from '@portal/shared-contracts/questionnaires';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { testOrderData } from '../testing/order-data.ts';
import { testQuestionnaire } from '../testing/questionnaire.ts';
import { Page } from './questionnaire.tsx';

const questions = questionnaireFields.parse([
  { type: 'section', text: 'You', key: 's1' },
  {
    type: 'paragraph',
    text: 'Read https://example.com/help. Then <a href="https://example.org">start</a>!',
    key: 'p1',
  },
  { type: 'paragraph', text: 'See https://example.com/more.', key: 'p2' },
  { type: 'text', text: 'Name', key: 'name', required: true, placeholder: 'Ada' },
  { type: 'email', text: 'Mail', key: 'mail', required: true },
  { type: 'section', text: 'Work', key: 's2' },
  { type: 'textarea', text: 'Duties', key: 'duties', required: true },
  { type: 'date', text: 'Since', key: 'since' },
  { type: 'select', text: 'Degree', key: 'degree', options: ['None', 'Master'] },
  { type: 'section', text: 'Wishes', key: 's3' },
  { type: 'radio', text: 'Tone', key: 'tone', options: ['Formal', 'Warm'], required: true },
  { type: 'checkbox', text: 'Places', key: 'places', options: ['Office', 'Home'] },
]);

const questionnaire = testQuestionnaire(questions);

const serve = (part: Partial<Questionnaire> = {}): void =>
  stubApi(getQuestionnaire, () => ({
    data: { ...questionnaire, ...part },
    orderData: testOrderData,
  }));

let vault: KillableVault;

const open = (opened: KillableVault = vault) =>
  renderPage(<Page />, {
    path: '/orders/questionnaire/order-1/career/service-1',
    pattern: '/orders/questionnaire/:id/:questionnaire_id/:service?',
    bundles: { questionnaires: en },
    portal: { vault: opened },
  });

const user = userEvent.setup();
const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
const typeInto = async (label: RegExp, text: string) =>
  user.type(await screen.findByLabelText(label), text);

const fillFirst = async () => {
  await typeInto(/Name/, 'Ada');
  await typeInto(/Mail/, 'ada@example.com');
  await next();
};
const fillAll = async () => {
  await fillFirst();
  await typeInto(/Duties/, 'I count.');
  await next();
  await user.click(await screen.findByLabelText('Warm'));
  await next();
};

beforeEach(() => {
  vault = openVault();
  serve();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

test('QU-11 groups questions in sections and numbers them within each', async () => {
  await open();
  await expectVisible(() => screen.getByRole('heading', { name: 'You', level: 2 }));
  expect(screen.getByLabelText(/^1\. Name/)).toHaveAttribute('placeholder', 'Ada');
  expect(screen.getByLabelText(/^2\. Mail/)).toHaveAttribute('type', 'email');
  await fillFirst();
  expect(await screen.findByRole('heading', { name: 'Work', level: 2 })).toHaveFocus();
  expect(screen.getByLabelText(/^1\. Duties/)).toBeVisible();
  expect(screen.getByLabelText(/^2\. Since/)).toHaveAttribute('type', 'date');
  expect(screen.getByLabelText(/^3\. Degree/)).toHaveAttribute('role', 'combobox');
});

test('QU-12 links in paragraphs open a new tab that learns nothing of this one', async () => {
  await open();
  for (const [name, href] of [
    ['https://example.com/more', 'https://example.com/more'],
    ['start', 'https://example.org'],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('QU-13 shows 100 times the index over the number of sections, and 100 only when sent', async () => {
  stubApi(completeTask, () => ({
    status: true as const,
    serviceId: 'service-1',
    answeredAt: '2026-01-02T03:04:05Z',
  }));
  await open();
  await screen.findByText('Section 1 of 3');
  const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
  expect(percent()).toBe('0');
  await fillFirst();
  await screen.findByText('Section 2 of 3');
  expect(percent()).toBe('33');
  await typeInto(/Duties/, 'I count.');
  await next();
  expect(percent()).toBe('67');
  await user.click(await screen.findByLabelText('Warm'));
  await next();
  expect(percent()).toBe('67');
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  await screen.findByRole('heading', { name: 'Your answers are sent' });
  expect(percent()).toBe('100');
});

test('QU-15 does not go on without required answers; one summary takes the focus and leads to them', async () => {
  await open();
  await typeInto(/Mail/, 'nobody');
  await next();
  const summary = await screen.findByRole('group', { name: '2 questions still need you' });
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText(/Name/)).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText(/Name/)).toHaveAccessibleDescription('Please answer this question.');
  expect(screen.queryByRole('alert', { name: /question/ })).toBeNull();
  await user.click(within(summary).getByRole('link', { name: /^Name:/ }));
  expect(screen.getByLabelText(/Name/)).toHaveFocus();
  await user.keyboard('Ada');
  expect(screen.getByLabelText(/Name/)).not.toHaveAttribute('aria-invalid');
  expect(screen.getByText('Section 1 of 3')).toBeVisible();
});

test('QU-15 Enter goes on from a line of text and only breaks the line in a long text', async () => {
  await open();
  await typeInto(/Name/, 'Ada');
  await typeInto(/Mail/, 'ada@example.com{Enter}');
  await screen.findByText('Section 2 of 3');
  await typeInto(/Duties/, 'One{Enter}Two');
  expect(screen.getByText('Section 2 of 3')).toBeVisible();
  expect(screen.getByLabelText(/Duties/)).toHaveValue('One\nTwo');
});

test('QU-14 says that it saves, and comes back to section, field and text after a crash', async () => {
  const first = await open();
  await fillFirst();
  // One change in one step, because a save may be over before somebody who types sees that it began.
  fireEvent.change(screen.getByLabelText(/Duties/), { target: { value: 'Half a sen' } });
  expect(screen.getByText('Saving…')).toBeVisible();
  vault.kill();
  first.unmount();
  vault = openVault();
  await open();
  expect(await screen.findByLabelText(/Duties/)).toHaveValue('Half a sen');
  await waitFor(() => expect(screen.getByLabelText(/Duties/)).toHaveFocus());
  expect(screen.getByText('Section 2 of 3')).toBeVisible();
  expect(screen.getByText(/^Saved /)).toBeVisible();
});

test('QU-14 G35 another person on the same device sees none of it', async () => {
  const first = await open();
  await typeInto(/Name/, 'Secret');
  first.unmount();
  const stranger = openVault('person-2');
  await open(stranger);
  expect(await screen.findByLabelText(/Name/)).toHaveValue('');
  stranger.close();
});

test('QU-14 marks sections, goes back freely and forward only over complete ones', async () => {
  await open();
  const steps = await screen.findByRole('navigation', { name: 'Sections' });
  const step = (name: RegExp) => within(steps).getByRole('button', { name, hidden: true });
  await user.click(step(/^Wishes/));
  expect(screen.getByText('Section 1 of 3')).toBeVisible();
  expect(step(/^You/)).toHaveTextContent('Something is missing');
  await fillFirst();
  expect(step(/^You/)).toHaveTextContent('Done');
  await user.click(step(/^You/));
  expect(screen.getByLabelText(/Name/)).toHaveValue('Ada');
  await user.click(step(/^Check/));
  expect(screen.getByText('Section 2 of 3')).toBeVisible();
});

test('QU-16 checks the answers first, then sends them once and forgets the copy on this device', async () => {
  const sent: unknown[] = [];
  stubApi(completeTask, (input) => {
    sent.push(input);
    return { status: true as const, serviceId: 'service-1', answeredAt: '2026-01-02T03:04:05Z' };
  });
  const page = await open();
  await fillAll();
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toHaveFocus();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit You' }));
  await typeInto(/Name/, ' Byron');
  const steps = screen.getByRole('navigation', { name: 'Sections' });
  await user.click(within(steps).getByRole('button', { name: /^Check/, hidden: true }));
  await user.dblClick(await screen.findByRole('button', { name: 'Send answers' }));
  await expectVisible(() => screen.getByText('Completed Successfully'));
  expect(sent).toEqual([
    {
      id: 'order-1',
      serviceType: 'Resume Writing',
      taskId: 'career',
      serviceId: 'service-1',
      DefaultQuestionSubmitted: true,
      data: {
        answers: {
          name: 'Ada Byron',
          mail: 'ada@example.com',
          duties: 'I count.',
          tone: 'Warm',
        },
      },
    },
  ]);
  expect(await vault.keys()).toEqual([]);
  expect(page.published).toContainEqual({
    name: 'task.completed',
    payload: { orderId: 'order-1', serviceId: 'service-1', taskId: 'career' },
  });
});

test('QU-16 a refusal leaves everything in place, and sending again works', async () => {
  let attempts = 0;
  stubApi(completeTask, () => {
    attempts += 1;
    if (attempts === 1) throw new AppError('unavailable', 'The server is busy.');
    return { status: true as const, serviceId: 'service-1', answeredAt: '2026-01-02T03:04:05Z' };
  });
  await open();
  await fillAll();
  await user.click(await screen.findByRole('button', { name: 'Send answers' }));
  await expectVisible(() => screen.getByText('The server is busy.'));
  expect(screen.getByText('Everything you typed is safe on this device.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Send answers/ }));
  await expectVisible(() => screen.getByRole('heading', { name: 'Your answers are sent' }));
});

test('QU-16 a receipt that gets lost is looked up: the answers count as sent, once', async () => {
  let attempts = 0;
  stubApi(completeTask, () => {
    attempts += 1;
    serve({ state: 'answered', answeredAt: '2026-01-02T03:04:05Z' });
    throw new AppError('unavailable', 'The line broke.');
  });
  await open();
  await fillAll();
  await user.click(await screen.findByRole('button', { name: 'Send answers' }));
  await expectVisible(() => screen.getByRole('heading', { name: 'Your answers are sent' }));
  expect(attempts).toBe(1);
  expect(await vault.keys()).toEqual([]);
});

test('QU-16 other answers that come too late do not count as sent and stay on this device', async () => {
  stubApi(completeTask, () => {
    serve({ state: 'answered', answeredAt: '2026-01-02T03:04:05Z' });
    throw new AppError('already-done', 'These questions are already answered.');
  });
  await open();
  await fillAll();
  await user.click(await screen.findByRole('button', { name: 'Send answers' }));
  await expectVisible(() => screen.getByText('These questions are already answered.'));
  expect(screen.queryByRole('heading', { name: 'Your answers are sent' })).toBeNull();
  expect(await vault.keys()).toEqual(['questionnaire:order-1:career:service-1']);
});

test('QU-14 notices the same questionnaire in another tab and lets the person choose', async () => {
  await open();
  await typeInto(/Name/, 'From this tab');
  const other = openVault('person-1', 'other-page');
  const key = 'questionnaire:order-1:career:service-1';
  const position = { section: 0, furthest: 0, field: 'name' };
  await act(() => other.save(key, { ...position, answers: { name: 'From the other tab' } }));
  await expectVisible(() => screen.getByText(/There is a newer copy from/));
  expect(screen.getByLabelText(/Name/)).toHaveValue('From this tab');
  await user.click(screen.getByRole('button', { name: 'Use the newer copy' }));
  expect(screen.getByLabelText(/Name/)).toHaveValue('From the other tab');
  expect(screen.queryByText(/There is a newer copy from/)).toBeNull();
  other.close();
});

test('QU-30 SC-64 says that follow-up questions are not available yet', async () => {
  serve({ state: 'not-available', questions: [], isFollowUp: true });
  await open();
  await expectVisible(() => screen.getByText('There are no follow-up questions yet.'));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('QU-30 SC-64 leads to the answers once they are sent', async () => {
  serve({ state: 'answered', answeredAt: '2026-01-02T03:04:05Z' });
  await open();
  expect(await screen.findByRole('link', { name: 'See your answers' })).toHaveAttribute(
    'href',
    '/orders/questionnaire-answers/order-1/career/service-1',
  );
});

test('QU-10 offers to try again when the questions cannot be read', async () => {
  stubApi(getQuestionnaire, () => {
    throw new AppError('unavailable', 'The server is busy.');
  });
  await open();
  await expectVisible(() => screen.getByText('The server is busy.'));
  serve();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expectVisible(() => screen.getByLabelText(/Name/));
});
