import { countConsultationClick, countProductClick } from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openReview, renderReview } from '../testing/open-review.tsx';
import { reviewFor } from '../testing/review-reply.ts';

afterEach(() => {
  jest.useRealTimers();
  clearStubs();
  sessionStorage.clear();
});

test('CR-04 CR-16 packages by price, the first is most popular, and the phone banner', async () => {
  await openReview();
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
  await renderReview();
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
  await openReview();
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
  await openReview();
  expect(screen.getByRole('link', { name: /Get Alerts/ }).closest('li')).toHaveTextContent(
    '$30.00',
  );
  expect(screen.getByRole('link', { name: /Get my expert rewrite/ })).toHaveTextContent('$8.00');
});

test('CR-02 CR-14 the next testimonial can be asked for, which pauses; Book Now leads away', async () => {
  await openReview();
  expect(screen.getByText('First words')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Second words')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    'https://northwind.example/book',
  );
});

test('UX-14 the main button says what it buys and what is billed, and the most popular package is filled', async () => {
  await openReview();
  const rewrite = screen.getByRole('link', { name: /Get my expert rewrite/ });
  expect(rewrite).toHaveTextContent('Get my expert rewrite: Trainer, $8.00 per month');
  expect(rewrite).toHaveTextContent('billed $96.00 per year');
  const isQuiet = (name: string): boolean =>
    screen.getByRole('link', { name }).classList.contains('cr-button-quiet');
  expect(['Choose Suite', 'Choose Middle', 'Choose Starter'].map(isQuiet)).toEqual([
    false,
    true,
    true,
  ]);
});
