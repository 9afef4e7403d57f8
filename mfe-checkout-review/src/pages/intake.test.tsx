import { clearStubs } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeUploads, type SentForm } from '../testing/fake-upload.ts';
import {
  CONSENT,
  chooseFile,
  fillIntake,
  renderIntake,
  resumeFile,
  sendIntake,
  someTimeLater,
  stubStates,
} from '../testing/open-intake.tsx';

let sent: SentForm[];
beforeEach(() => (sent = fakeUploads()));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearStubs();
  sessionStorage.clear();
  localStorage.clear();
});

const answered = { status: true, id: 'critique-9', proof: 'proof-9' };
const firstSent = async (): Promise<SentForm> => {
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  return sent.at(-1) as SentForm;
};

test('RV-02 where the firm has switched it off, the page is not available', async () => {
  await renderIntake({ enabled: false });
  await expectVisible(() =>
    screen.getByRole('heading', { level: 1, name: 'The page is not available' }),
  );
  expect(screen.queryByRole('button', { name: 'Review my resume' })).toBeNull();
});

test('RV-01 RV-48 nothing goes without resume, names, e-mail and a tick of one’s own', async () => {
  await renderIntake();
  const consent = await screen.findByRole('checkbox', { name: CONSENT });
  expect(consent).not.toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Review my resume' }));
  await expectVisible(() => screen.getByRole('group', { name: 'Something is still missing:' }));
  for (const field of ['Your resume', 'First name', 'Last name', 'Email', 'Your consent'])
    expect(screen.getByRole('link', { name: new RegExp(`^${field}: `) })).toBeVisible();
  expect(sent).toEqual([]);
});

test('RV-05 RV-10 RV-11 a chosen file shows name and size and can be taken back; a refused one says why', async () => {
  await renderIntake();
  await screen.findByRole('checkbox', { name: CONSENT });
  chooseFile(resumeFile('resume.pdf', 2048));
  expect(screen.getByText('resume.pdf')).toBeVisible();
  expect(screen.getByText('2 kB')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Remove resume.pdf' }));
  chooseFile(resumeFile('resume.doc'));
  expect(screen.getByText(/This is an old Word file/)).toBeVisible();
  chooseFile(resumeFile('resume.pdf', 5 * 1024 * 1024 + 1));
  expect(screen.getByText(/This file is larger than 5 MB/)).toBeVisible();
  expect(screen.queryByText('resume.pdf')).toBeNull();
});

test('RV-01 a file that is dropped or pasted is taken as well', async () => {
  await renderIntake();
  await screen.findByRole('checkbox', { name: CONSENT });
  const zone = screen.getByRole('button', { name: 'Choose a file' }).closest('div') as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [resumeFile('dropped.pdf')] } });
  expect(screen.getByText('dropped.pdf')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Remove dropped.pdf' }));
  fireEvent.paste(document, { clipboardData: { files: [resumeFile('pasted.pdf')] } });
  expect(screen.getByText('pasted.pdf')).toBeVisible();
});

test('RV-05 RV-06 RV-12 a resume is sent once with its progress, followed, and the page goes to its review', async () => {
  const page = await renderIntake();
  stubStates({ stage: 'ready' });
  await fillIntake(resumeFile("O'Brien, CV.pdf"));
  sendIntake();
  const form = await firstSent();
  act(() => form.progress(40));
  await expectVisible(() => screen.getByText('Sending, 40 %'));
  expect(form.path).toBe('/api/review');
  expect(
    Object.fromEntries([...form.form].filter(([, value]) => typeof value === 'string')),
  ).toEqual({
    firstName: 'Paula',
    lastName: 'Reyes',
    email: 'paula@example.com',
    language: 'en',
    consent: 'true',
    consentVersion: '1',
    ticket: 'ticket-1',
  });
  expect((form.form.get('file') as File).name).toBe('O_Brien_ CV.pdf');
  act(() => form.answer(202, answered));
  await waitFor(() => expect(page.address()).toBe('/review/critique-9'));
  expect(sessionStorage.getItem('review-proof:critique-9')).toBe('proof-9');
  expect(sent).toHaveLength(1);
});

test('RV-05 each stage is shown and said aloud, with the place in line', async () => {
  jest.useFakeTimers();
  sessionStorage.setItem('review-intake', JSON.stringify({ key: 'k', of: 'o', id: 'critique-9' }));
  stubStates(
    { stage: 'waiting', place: 3 },
    { stage: 'reading' },
    { stage: 'checking' },
    { stage: 'matching' },
    { stage: 'ready' },
  );
  const page = await renderIntake();
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await wait(100);
  for (const text of [
    'Waiting, place 3 in line',
    'Reading',
    'Checking',
    'Looking for jobs that fit',
  ]) {
    const now = screen.getAllByRole('listitem').filter(({ dataset }) => dataset['state'] === 'now');
    expect(now.map(({ textContent }) => textContent)).toEqual([text]);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContainEqual(expect.stringContaining(text));
    await wait(1000);
  }
  expect(page.address()).toBe('/review/critique-9');
});

test('RV-06 RV-05 after a lost answer Retry sends the same file under the same key', async () => {
  await renderIntake();
  await fillIntake();
  sendIntake();
  const first = await firstSent();
  act(() => first.lose());
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key).toBe(first.key);
  expect((sent[1]?.form.get('file') as File | undefined)?.name).toBe('resume.pdf');
});

test('RV-05 RV-13 a refusal shows the server’s sentence, and the next try is another sending', async () => {
  await renderIntake();
  await fillIntake();
  sendIntake();
  const first = await firstSent();
  const message = 'Many resumes are waiting. Please try again in about 2 min.';
  act(() => first.answer(429, { status: false, code: 'too-many-requests', message }));
  await expectVisible(() => screen.getByText(message));
  expect(screen.getByText('resume.pdf')).toBeVisible();
  someTimeLater();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key).not.toBe(first.key);
});

test('RV-05 RV-11 a resume that cannot be reviewed says why and keeps what was typed', async () => {
  await renderIntake();
  stubStates({
    stage: 'failed',
    code: 'resume-not-one',
    message: 'This does not look like a resume.',
  });
  await fillIntake();
  sendIntake();
  const form = await firstSent();
  act(() => form.answer(202, answered));
  await expectVisible(() => screen.getByText('This does not look like a resume.'));
  expect(screen.getByLabelText('First name')).toHaveValue('Paula');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('RV-08 what was typed survives a reload, the file and the consent do not', async () => {
  const page = await renderIntake();
  await fillIntake();
  page.unmount();
  await renderIntake();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('paula@example.com'));
  expect(screen.queryByText('resume.pdf')).toBeNull();
  expect(await screen.findByRole('checkbox', { name: CONSENT })).not.toBeChecked();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('resume.pdf');
});

test('RV-04 in a frame of the firm a failure is told with the message that exists', async () => {
  const postMessage = jest.fn();
  Object.defineProperty(window, 'parent', { value: { postMessage }, configurable: true });
  await renderIntake();
  await fillIntake();
  sendIntake();
  const form = await firstSent();
  act(() => form.answer(503, { status: false, code: 'unavailable', message: 'Busy.' }));
  await expectVisible(() => screen.getByText('Busy.'));
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
  expect(postMessage).toHaveBeenCalledWith(
    { type: 'critiqueReviewError', payload: { message: 'Busy.' } },
    'https://northwind.example',
  );
});
