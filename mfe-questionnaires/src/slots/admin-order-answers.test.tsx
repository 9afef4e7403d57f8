import { enterAnswers, openOrderAnswers, readOrderAnswers } from '@portal/shared-contracts/admin';
import { questionnaireFields } from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import admin from '../admin/locales/en.json';
import questionnaires from '../locales/en.json';
import { testQuestionnaire } from '../testing/questionnaire.ts';
import { Slot } from './admin-order-answers.tsx';

afterEach(clearStubs);

test('BO-61 answered questionnaires and follow-ups are read on the order, and what is open says so', async () => {
  const service = { serviceId: 's1', serviceName: 'Resume Writing' };
  const follow = { ...service, title: 'Follow-up questions', isFollowUp: true, answers: null };
  stubApi(readOrderAnswers, () => ({
    status: true,
    questionnaires: [
      {
        ...service,
        _id: 'q1',
        title: 'Your career',
        isFollowUp: false,
        state: 'answered',
        answers: {
          ...service,
          _id: 'q1',
          title: 'Your career',
          answeredAt: '2026-02-01T10:00:00.000Z',
          groups: [
            { title: '', entries: [{ key: 'a', type: 'text', text: 'Role?', answer: 'Chef' }] },
          ],
        },
      },
      { ...follow, _id: 'f1', state: 'not-available' },
    ],
  }));
  await renderPage(<Slot orderId="o1" number="1042" />, {
    bundles: { questionnaires, 'questionnaires-admin': admin },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Your career/ }));
  await expectVisible(() => screen.getByText('Chef'));
  expect(screen.getByText('Not sent by the writer yet')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('BO-62 BO-64 of an order that was called off nothing is offered to be answered for its customer', async () => {
  const asked = { _id: 'q1', serviceId: 's1', serviceName: 'Resume Writing', title: 'Your career' };
  stubApi(readOrderAnswers, () => ({
    status: true,
    isCancelled: true,
    questionnaires: [{ ...asked, isFollowUp: false, state: 'to-answer', answers: null }],
  }));
  await renderPage(<Slot orderId="o1" number="1042" />, {
    bundles: { questionnaires, 'questionnaires-admin': admin },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
  });
  expect(await screen.findByText('Your career · Resume Writing')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('BO-64 the firm answers in the customer’s place, beginning with what was sent before', async () => {
  const vault: KillableVault = openVault();
  const sent: object[] = [];
  let given = { role: 'Chef' };
  const questions = questionnaireFields.parse([
    { type: 'text', text: 'Role?', key: 'role', required: true },
  ]);
  const asked = { _id: 'q1', serviceId: 's1', serviceName: 'Resume Writing', title: 'Your career' };
  stubApi(readOrderAnswers, () => ({
    status: true,
    questionnaires: [{ ...asked, isFollowUp: false, state: 'to-answer', answers: null }],
  }));
  stubApi(openOrderAnswers, () => ({
    status: true,
    questionnaire: {
      ...testQuestionnaire(questions),
      given,
    },
  }));
  stubApi(enterAnswers, (input) => {
    sent.push(input);
    return { status: true };
  });
  await renderPage(<Slot orderId="o1" number="1042" />, {
    bundles: { questionnaires, 'questionnaires-admin': admin },
    portal: { vault, user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
  });
  // Whoever speaks to the machine says the words that stand on the button (WCAG 2.5.3).
  const open = { name: 'Answer for the customer: “Your career”' };
  await userEvent.click(await screen.findByRole('button', open));
  expect(screen.getByRole('button', { name: 'Cancel: “Your career”' })).toBeVisible();
  expect(await screen.findByLabelText(/Role/)).toHaveValue('Chef');
  expect(screen.getByRole('navigation')).toHaveAccessibleName('Sections: Your career');
  await userEvent.click(screen.getByRole('button', { name: questionnaires.wizard.next }));
  await userEvent.click(await screen.findByRole('button', { name: questionnaires.wizard.send }));
  await expectShown('“Your career” is answered.');
  expect(sent).toEqual([{ id: 'o1', serviceId: 's1', taskId: 'q1', answers: { role: 'Chef' } }]);
  given = { role: 'Head chef' };
  await userEvent.click(await screen.findByRole('button', open));
  expect(await screen.findByLabelText(/Role/)).toHaveValue('Head chef');
  await vault.removeAll();
  vault.close();
});
