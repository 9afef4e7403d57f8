import { AppError } from '@portal/shared-contracts';
import {
  countConsultationClick,
  countProductClick,
  getReview,
  saveReviewChecklist,
  saveReviewProgress,
  sendReviewFeedback,
  updateReviewName,
  type ReviewReply,
} from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../locales/en.json';
import { reviewFor } from '../testing/review-reply.ts';
import { Page } from './review.tsx';

const posted: string[][] = [];
const website = readWebsiteConfig({
  companyName: 'Northwind',
  supportPhone: '+1 555 0100',
  critiquesConsultationLink: 'https://northwind.example/book',
  testimonials: [
    { name: 'Maya', quote: 'First words' },
    { name: 'Tom', quote: 'Second words' },
  ],
}).value;

const render = (critique: Partial<ReviewReply['critique']> = {}, hash = '') => {
  stubApi(getReview, () => reviewFor(critique));
  stubApi(saveReviewProgress, ({ vistedTabs }) => {
    posted.push(vistedTabs);
    return { status: true };
  });
  return renderPage(<Page />, {
    path: `/review/critique-1${hash}`,
    pattern: '/review/:id',
    bundles: { checkout: en },
    portal: { website, user: null },
  });
};

const open = async (...what: Parameters<typeof render>) => {
  const page = await render(...what);
  await screen.findByRole('heading', { name: 'Personalized Resume Review' });
  return page;
};

beforeEach(() => posted.splice(0));
afterEach(() => {
  jest.useRealTimers();
  clearStubs();
  sessionStorage.clear();
});

test('CR-03 CR-21 title, reviewer, date, who wrote it, and five tabs', async () => {
  await open();
  expect(screen.getByText('Reviewed by Eleanor Finch')).toBeVisible();
  expect(screen.getByText('Made by a program. No person has read your resume yet.')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Structure',
    'Impact and Experience',
    'Language',
    'ATS',
    'Best-Fit Jobs',
  ]);
});

test('CR-11 each newly visited tab is posted once and adds twenty percent', async () => {
  await open();
  expect(screen.getByText(/^20 % read/)).toBeVisible();
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Structure' }), { key: 'End' });
  await expectVisible(() => screen.getByText(/^40 % read/));
  fireEvent.click(screen.getByRole('tab', { name: /Structure/ }));
  await expectVisible(() => screen.getByText('Use bullets.'));
  expect(screen.getByText(/^40 % read/)).toBeVisible();
  await waitFor(() => expect(posted).toEqual([['Structure'], ['Structure', 'Best-Fit Jobs']]));
});

test('CR-06 CR-08 a finding shows its words, why, and what to write instead', async () => {
  await open({}, '#language');
  const finding = screen.getByRole('heading', { name: 'Weak verbs' }).closest('li');
  expect(finding).toHaveTextContent('To improve');
  expect(finding).toHaveTextContent('In your resume: helped');
  expect(finding).toHaveTextContent('Weak.');
  expect(finding).toHaveTextContent('Instead: supported');
});

test('CR-07 CR-09 CR-10 the other tabs by their address', async () => {
  const page = await open({}, '#impact-and-experience');
  expect(screen.getByText('Add numbers.')).toBeVisible();
  await act(() => page.navigate('/review/critique-1#ats'));
  expect(screen.getByText('SAP')).toBeVisible();
  expect(screen.getByText('2 good findings · 1 to improve')).toBeVisible();
  await act(() => page.navigate('/review/critique-1#best-fit-jobs'));
  expect(screen.getByText('Logistics Manager')).toBeVisible();
});

test('CR-08 a ticked finding is kept, and comes back when it could not be', async () => {
  await open({}, '#language');
  const kept: string[][] = [];
  stubApi(saveReviewChecklist, ({ findings }) => {
    kept.push(findings);
    return { status: true };
  });
  const box = screen.getByRole('checkbox', { name: 'Work on this in my new resume' });
  fireEvent.click(box);
  await waitFor(() => expect(kept).toEqual([['language.weak_verbs_check']]));
  stubApi(saveReviewChecklist, () => {
    throw new AppError('unexpected', 'No');
  });
  fireEvent.click(box);
  expect((await screen.findAllByText('No')).length).toBeGreaterThan(0);
  await waitFor(() => expect(box).toBeChecked());
});

test('CR-12 stars enable Submit and bring the comment; after thanks the footer is gone', async () => {
  await open();
  const sent: unknown[] = [];
  stubApi(sendReviewFeedback, (input) => {
    sent.push(input);
    return { status: true };
  });
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  expect(screen.queryByLabelText(/What could be better/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  fireEvent.change(screen.getByLabelText(/What could be better/), { target: { value: 'More' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findAllByText('Thank you for your feedback.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ id: 'critique-1', stars: 4, feedback: 'More' }]);
  await waitFor(() => expect(screen.queryByText('Was this review helpful?')).toBeNull());
});

test('CR-13 the modal asks only for missing fields with the exact texts and closes on success', async () => {
  await open({ firstName: 'null', lastName: null });
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('URGENT: ATS Scan Failure, Name Was Not Detectable');
  expect(within(dialog).queryByLabelText('E-mail')).toBeNull();
  stubApi(updateReviewName, () => ({ status: true }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await expectVisible(() => within(dialog).getByText('Enter First Name'));
  expect(within(dialog).getByText('Enter Last name')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText('First name'), { target: { value: 'Ann' } });
  fireEvent.change(within(dialog).getByLabelText('Last name'), { target: { value: 'Lee' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('CR-04 CR-16 packages by price, the first is most popular, and the phone banner', async () => {
  await open();
  const names = screen.getAllByRole('link', { name: /^Choose/ }).map((link) => link.textContent);
  expect(names).toEqual(['Choose Suite', 'Choose Middle', 'Choose Starter']);
  expect(screen.getByText('Most popular').closest('li')).toHaveTextContent('Suite');
  expect(screen.getByRole('link', { name: '+1 555 0100' })).toHaveAttribute(
    'href',
    'tel:+15550100',
  );
  expect(document.querySelector('img[onerror]')).toBeNull();
});

test('CR-02 the next testimonial comes after five seconds, and none after Pause', async () => {
  jest.useFakeTimers();
  const rest = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await render();
  for (let round = 0; round < 200 && !screen.queryByText('First words'); round += 1) await rest(1);
  // From here on the five seconds are counted.
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await rest(4999);
  expect(screen.getByText('First words')).toBeVisible();
  await rest(1);
  expect(screen.getByText('Second words')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await rest(20_000);
  expect(screen.getByText('Second words')).toBeVisible();
});

test('CR-14 CR-15 a click on Book Now and on a product is counted with the view it came from', async () => {
  const counted: unknown[] = [];
  const count = (input: unknown) => {
    counted.push(input);
    return { status: true } as const;
  };
  stubApi(countConsultationClick, count);
  stubApi(countProductClick, count);
  const { critiqueViewsId, clientWebsiteCustomization } = reviewFor();
  const alerts = clientWebsiteCustomization.yjsgProducts.find(({ buttonText }) =>
    buttonText.includes('Alerts'),
  );
  await open();
  fireEvent.click(screen.getByRole('link', { name: 'Book Now' }));
  fireEvent.click(screen.getByRole('link', { name: /Get Alerts/ }));
  await waitFor(() => expect(counted).toHaveLength(2));
  expect(counted).toContainEqual({ id: 'critique-1', critiqueViewId: critiqueViewsId });
  expect(counted).toContainEqual({
    packageId: alerts?._id,
    critiqueId: 'critique-1',
    critiqueViewId: critiqueViewsId,
  });
});

test('CR-15 CR-17 CR-18 products cost what they cost in a month; the cheapest feeds the rewrite button', async () => {
  await open();
  expect(screen.getByRole('link', { name: /Get Alerts/ }).closest('li')).toHaveTextContent(
    '$30.00',
  );
  expect(screen.getByRole('link', { name: /Get my expert rewrite/ })).toHaveTextContent('$8.00');
});

test('CR-02 CR-14 the next testimonial can be asked for, which pauses; Book Now leads away', async () => {
  await open();
  expect(screen.getByText('First words')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Second words')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    'https://northwind.example/book',
  );
});

test('CR-01 CR-19 a review that cannot be loaded says why and can be tried again', async () => {
  stubApi(getReview, () => {
    throw new AppError('not-found', 'This review does not exist.');
  });
  await renderPage(<Page />, {
    path: '/review/nothing',
    pattern: '/review/:id',
    bundles: { checkout: en },
    portal: { website, user: null },
  });
  await expectVisible(() => screen.getByText('This review does not exist.'));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('CR-20 an alert clears after five seconds', async () => {
  jest.useFakeTimers();
  stubApi(getReview, () => reviewFor());
  stubApi(saveReviewProgress, () => {
    throw new AppError('unexpected', 'Progress is not saved.');
  });
  await renderPage(<Page />, {
    path: '/review/critique-1',
    pattern: '/review/:id',
    bundles: { checkout: en },
    portal: { website, user: null },
  });
  const alerts = () => document.querySelectorAll('.pui-error').length;
  for (let round = 0; round < 200 && alerts() === 0; round += 1)
    await act(async () => void (await jest.advanceTimersByTimeAsync(20)));
  expect(alerts()).toBe(1);
  await act(async () => void (await jest.advanceTimersByTimeAsync(5000)));
  expect(alerts()).toBe(0);
});
