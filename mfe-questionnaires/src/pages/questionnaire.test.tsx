import {
  completeTask,
  getQuestionnaire,
  questionnaireFields,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import {
  fillFirst,
  next,
  openQuestionnaire,
  serve,
  typeInto,
  user,
} from '../testing/questionnaire-page.tsx';

let vault: KillableVault;

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
  await openQuestionnaire(vault);
  await expectVisible(() => screen.getByRole('heading', { name: 'You', level: 2 }));
  expect(screen.getByLabelText(/^1\. Name/)).toHaveAttribute('placeholder', 'Ada');
  expect(screen.getByLabelText(/^2\. Mail/)).toHaveAttribute('type', 'email');
  await fillFirst();
  expect(await screen.findByRole('heading', { name: 'Work', level: 2 })).toHaveFocus();
  expect(screen.getByLabelText(/^1\. Duties/)).toBeVisible();
  expect(screen.getByLabelText(/^2\. Since/)).toHaveAttribute('type', 'date');
  expect(screen.getByRole('combobox', { name: /^3\. Degree/ })).toBeVisible();
});

test('QU-12 links in paragraphs open a new tab that learns nothing of this one', async () => {
  await openQuestionnaire(vault);
  for (const [name, href] of [
    ['https://example.com/more', 'https://example.com/more'],
    ['start', 'https://example.org'],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')?.split(' ')).toEqual(
      expect.arrayContaining(['noopener', 'noreferrer']),
    );
  }
});

test('QU-13 shows 100 times the index over the number of sections, and 100 only when sent', async () => {
  stubApi(completeTask, () => ({
    status: true as const,
    serviceId: 'service-1',
    answeredAt: '2026-01-02T03:04:05Z',
  }));
  await openQuestionnaire(vault);
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
  await openQuestionnaire(vault);
  await typeInto(/Mail/, 'nobody');
  await next();
  const summary = await screen.findByRole('group', { name: '2 questions still need you' });
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText(/Name/)).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText(/Name/)).toHaveAccessibleDescription('Please answer this question.');
  // A message of the test before may still hang over the page.
  const page = summary.closest<HTMLElement>('.pui-page') ?? document.body;
  expect(within(page).queryByRole('alert')).toBeNull();
  await user.click(within(summary).getByRole('link', { name: /^Name:/ }));
  expect(screen.getByLabelText(/Name/)).toHaveFocus();
  await user.keyboard('Ada');
  expect(screen.getByLabelText(/Name/)).not.toHaveAttribute('aria-invalid');
  expect(screen.getByText('Section 1 of 3')).toBeVisible();
});

test('QU-15 Enter goes on from a line of text and only breaks the line in a long text', async () => {
  await openQuestionnaire(vault);
  await typeInto(/Name/, 'Ada');
  await typeInto(/Mail/, 'ada@example.com{Enter}');
  await screen.findByText('Section 2 of 3');
  await typeInto(/Duties/, 'One{Enter}Two');
  expect(screen.getByText('Section 2 of 3')).toBeVisible();
  expect(screen.getByLabelText(/Duties/)).toHaveValue('One\nTwo');
});

test('QU-14 marks sections, goes back freely and forward only over complete ones', async () => {
  await openQuestionnaire(vault);
  const steps = await screen.findByRole('navigation', { name: 'Sections' });
  const step = (name: RegExp) => within(steps).getByRole('button', { name, hidden: true });
  // UX-12: the browser's own triangle gives way to the portal's mark.
  expect(steps.querySelector('summary > .anticon')).not.toBeNull();
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

test('QU-30 SC-64 says that follow-up questions are not available yet', async () => {
  serve({ state: 'not-available', questions: [], isFollowUp: true });
  await openQuestionnaire(vault);
  await expectVisible(() => screen.getByText('There are no follow-up questions yet.'));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('QU-30 SC-64 leads to the answers once they are sent', async () => {
  serve({ state: 'answered', answeredAt: '2026-01-02T03:04:05Z' });
  await openQuestionnaire(vault);
  expect(await screen.findByRole('link', { name: 'See your answers' })).toHaveAttribute(
    'href',
    '/orders/questionnaire-answers/order-1/career/service-1',
  );
});

test('QU-10 offers to try again when the questions cannot be read', async () => {
  stubApi(getQuestionnaire, () => {
    throw new RefusedReply('unavailable', 'The server is busy.');
  });
  await openQuestionnaire(vault);
  await expectVisible(() => screen.getByText('The server is busy.'));
  serve();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expectVisible(() => screen.getByLabelText(/Name/));
});

test('BO-63 a questionnaire that was opened again begins with the former answers', async () => {
  serve({ given: { name: 'Ada Byron', mail: 'ada@example.com', duties: 'I led.', tone: 'Warm' } });
  await openQuestionnaire(vault);
  expect(await screen.findByLabelText(/^1\. Name/)).toHaveValue('Ada Byron');
  await next();
  expect(await screen.findByLabelText(/^1\. Duties/)).toHaveValue('I led.');
});

test('QU-11 QU-15 an optional choice can be taken back, a required one only changed', async () => {
  const options = ['Yes', 'No'];
  serve({
    questions: questionnaireFields.parse([
      { type: 'radio', text: 'Will you move', key: 'move', options },
      { type: 'text', text: 'Where to', key: 'to', showIf: { key: 'move', equals: 'Yes' } },
      { type: 'radio', text: 'Is it urgent', key: 'urgent', options, required: true },
    ]),
  });
  await openQuestionnaire(vault);
  const move = within(await screen.findByRole('group', { name: /Will you move/ }));
  const urgent = within(screen.getByRole('group', { name: /Is it urgent/ }));
  expect(move.queryByRole('button')).toBeNull();
  await user.click(move.getByLabelText('Yes'));
  await user.click(urgent.getByLabelText('No'));
  await screen.findByLabelText(/Where to/);
  expect(urgent.queryByRole('button')).toBeNull();
  await user.click(move.getByRole('button', { name: 'Clear the answer' }));
  expect(move.getByLabelText('Yes')).toHaveFocus();
  expect(move.getByLabelText('Yes')).not.toBeChecked();
  expect(move.queryByRole('button')).toBeNull();
  expect(screen.queryByLabelText(/Where to/)).toBeNull();
  await next();
  await expectVisible(() => screen.getByText('No answer'));
});
