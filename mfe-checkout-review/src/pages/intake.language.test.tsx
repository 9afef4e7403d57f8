import { getReviewTicket } from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import {
  CONSENT,
  chooseFile,
  chooseGerman,
  renderIntake,
  resumeFile,
} from '../testing/open-intake.tsx';

afterEach(() => {
  clearStubs();
  localStorage.clear();
});

const stubGerman = (text: string): void =>
  stubApi(getReviewTicket, () => ({
    status: true,
    ticket: 'ticket-2',
    consent: { version: '1', text },
  }));

test('RV-01 RV-48 who changes the language reads in it what to agree to, and a tick of the same promise stays', async () => {
  await renderIntake();
  fireEvent.click(await screen.findByRole('checkbox', { name: CONSENT }));
  const german = 'Northwind behält meinen Lebenslauf 30 Tage.';
  stubGerman(german);
  await chooseGerman();
  await expectVisible(() => screen.getByRole('checkbox', { name: german }));
  expect(screen.getByRole('checkbox', { name: german })).toBeChecked();
  expect(screen.queryByText(CONSENT)).toBeNull();
});

test('RV-01 RV-11 why a file was refused is said in the language that is chosen after it', async () => {
  await renderIntake();
  await screen.findByRole('checkbox', { name: CONSENT });
  chooseFile(resumeFile('resume.doc'));
  expect(screen.getByText(/This is an old Word file/)).toBeVisible();
  stubGerman(CONSENT);
  await chooseGerman();
  expect(screen.getByText(/Das ist eine alte Word-Datei/)).toBeVisible();
  expect(screen.queryByText(/This is an old Word file/)).toBeNull();
});

test('RV-59 who changes the language opens the page no second time', async () => {
  const asked: unknown[] = [];
  await renderIntake();
  await screen.findByRole('checkbox', { name: CONSENT });
  stubApi(getReviewTicket, (input) => {
    asked.push(input);
    return { status: true, ticket: 'ticket-2', consent: { version: '1', text: 'Auf Deutsch.' } };
  });
  await chooseGerman();
  await expectVisible(() => screen.getByRole('checkbox', { name: 'Auf Deutsch.' }));
  expect(asked).toEqual([{ further: '1' }]);
});
