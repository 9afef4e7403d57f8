import { getOrderFindings } from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import { Slot } from './order-actions.tsx';

afterEach(clearStubs);

test('CR-08 the writer starts from what the customer ticked in the review', async () => {
  stubApi(getOrderFindings, () => ({
    status: true,
    findings: [
      {
        id: 'language.weak_verbs_check',
        tab: 'Language',
        reason: 'These verbs are weak.',
        words: ['helped'],
        suggestions: ['supported'],
      },
    ],
  }));
  await renderPage(<Slot orderId="order-1" />, { bundles: { checkout: en } });
  await expectVisible(() => screen.getByText('What the customer wants fixed'));
  expect(screen.getByRole('listitem')).toHaveTextContent('Weak verbs: helped');
});
