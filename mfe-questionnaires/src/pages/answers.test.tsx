import {
  getAnswers,
  getAnswersForStaff,
  type SubmittedAnswers,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { testOrderData } from '../testing/order-data.ts';
import { Page } from './answers.tsx';

const data: SubmittedAnswers = {
  _id: 'career',
  title: 'Career history',
  serviceId: 'service-1',
  serviceName: 'Resume Writing',
  answeredAt: '2026-01-02T03:04:05Z',
  groups: [
    {
      title: 'You',
      entries: [
        { key: 'name', type: 'text', text: 'Name', answer: 'Ada <b>Byron</b>' },
        { key: 'since', type: 'date', text: 'Since', answer: '2019-03-01' },
      ],
    },
    {
      title: 'Wishes',
      entries: [
        { key: 'places', type: 'checkbox', text: 'Places', answer: ['Office', 'Home'] },
        { key: 'more', type: 'textarea', text: 'More', answer: '' },
      ],
    },
  ],
};

const open = (role: 'user' | 'writer' | 'reviewer') =>
  renderPage(<Page />, {
    path: '/orders/questionnaire-answers/order-1/career/service-1',
    pattern: '/orders/questionnaire-answers/:id/:questionnaire_id/:service?',
    bundles: { questionnaires: en },
    portal: { user: testUser({ role }) },
  });

afterEach(clearStubs);

const readTables = async () => {
  await screen.findByRole('table', { name: 'You' });
  return screen.getAllByRole('table').map((table) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row).getByRole('cell').textContent,
      ]),
  );
};

const expected = [
  [
    ['1. Name', 'Ada <b>Byron</b>'],
    ['2. Since', 'March 1, 2019'],
  ],
  [
    ['1. Places', 'OfficeHome'],
    ['2. More', 'No answer'],
  ],
];

test('QU-20 shows customers their own answers, read-only', async () => {
  stubApi(getAnswers, () => ({ data, orderData: testOrderData }));
  await open('user');
  expect(await readTables()).toEqual(expected);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each(['writer', 'reviewer'] as const)(
  'QU-21 shows a %s the grouped table and prints it',
  async (role) => {
    stubApi(getAnswersForStaff, ({ orderId, questionnaireId, service }) => {
      expect([orderId, questionnaireId, service]).toEqual(['order-1', 'career', 'service-1']);
      return { data, orderData: testOrderData };
    });
    await open(role);
    expect(await readTables()).toEqual(expected);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Print' })).toHaveClass('pui-no-print');
  },
);

test('QU-20 says when there are no answers yet', async () => {
  stubApi(getAnswers, () => {
    throw new RefusedReply('not-found', 'These questions are not answered yet.');
  });
  await open('user');
  await expectVisible(() => screen.getByText('These questions are not answered yet.'));
});
