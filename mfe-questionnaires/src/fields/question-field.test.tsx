import type { AnswerValue, QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import en from '../locales/en.json';
import { QuestionField } from './question-field.tsx';

const question: QuestionnaireField = {
  key: 'level',
  type: 'select',
  text: 'Level',
  required: true,
  options: ['Entry', 'Senior'],
  placeholder: '',
};

/** One question with what was answered; says each answer. */
const ask = async (field: Partial<QuestionnaireField>, before: AnswerValue) => {
  const answers: AnswerValue[] = [];
  const Asked = () => {
    const [value, setValue] = useState(before);
    const take = (_key: string, answer: AnswerValue): void => {
      answers.push(answer);
      setValue(answer);
    };
    const asked = { ...question, ...field };
    return <QuestionField field={asked} number={1} value={value} onAnswer={take} />;
  };
  await renderPage(<Asked />, { bundles: { questionnaires: en } });
  return { answers, user: userEvent.setup() };
};

test('SC-17 a list shows its hint until something is chosen, and leads back to it where an answer may be missing', async () => {
  const { answers, user } = await ask({ required: false }, '');
  const list = screen.getByRole('combobox', { name: /Level/ });
  expect(list).toHaveDisplayValue('Please choose');
  await user.selectOptions(list, 'Senior');
  expect(list).toHaveDisplayValue('Senior');
  await user.selectOptions(list, 'Please choose');
  expect(answers).toEqual(['Senior', '']);
});

test('SC-17 the hint of a list that needs an answer is no entry of it', async () => {
  await ask({ placeholder: 'Your level' }, '');
  const list = screen.getByRole('combobox', { name: /Level/ });
  expect(list).toHaveDisplayValue('Your level');
  expect(list).toBeRequired();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Entry',
    'Senior',
  ]);
});

test('SC-17 several answers stand in the order of the options, without what is no option any more', async () => {
  const { answers, user } = await ask({ type: 'checkbox' }, ['Senior', 'Gone']);
  expect(screen.getByRole('checkbox', { name: 'Senior' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Entry' }));
  await user.click(screen.getByRole('checkbox', { name: 'Senior' }));
  expect(answers).toEqual([['Entry', 'Senior'], ['Entry']]);
});

test('SC-17 one answer of several takes the place of the other, by keys too', async () => {
  const { answers, user } = await ask({ type: 'radio' }, 'Entry');
  expect(screen.getByRole('radio', { name: 'Entry' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Senior' }));
  expect(screen.getByRole('radio', { name: 'Entry' })).not.toBeChecked();
  await user.keyboard('{ArrowUp}');
  expect(answers).toEqual(['Senior', 'Entry']);
});

test('QU-12 an address within a paragraph opens as a whole, with the bracket that belongs to it', async () => {
  const address = 'https://en.example.org/wiki/Resume_(document)';
  await ask({ type: 'paragraph', text: `What a resume is (${address}) to you` }, '');
  expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', address);
});
