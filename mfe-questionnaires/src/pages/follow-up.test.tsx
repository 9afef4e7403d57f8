import { AppError } from '@portal/shared-contracts';
import {
  copyTemplate,
  type FollowUp,
  getFollowUp,
  listTemplates,
  publishFollowUp,
  questionnaireFields,
  type QuestionnaireField,
  saveFollowUp,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { testOrderData } from '../testing/order-data.ts';
import { Page } from './follow-up.tsx';

const START = '2026-01-02T03:04:05Z';
const fields = (...texts: string[]): QuestionnaireField[] =>
  questionnaireFields.parse(texts.map((text) => ({ type: 'text', text, key: `k-${text}` })));

/** The server as far as the editor sees it. */
let stored: FollowUp;
let saves: { data: string[]; baseVersion: number | undefined }[];
let vault: KillableVault;
const user = userEvent.setup();

const serve = (questions: QuestionnaireField[]): void => {
  stored = {
    draft_data: questions,
    version: 1,
    savedAt: START,
    publishedAt: null,
    answeredAt: null,
  };
  saves = [];
  stubApi(getFollowUp, () => ({
    orderData: testOrderData,
    serviceName: 'Resume Writing',
    questionnaire: stored,
  }));
  stubApi(saveFollowUp, ({ data, baseVersion }) => {
    if (baseVersion !== undefined && baseVersion !== stored.version)
      throw new AppError('conflict', 'These questions were changed somewhere else.');
    saves.push({ data: data.map(({ text }) => text), baseVersion });
    stored = { ...stored, draft_data: data, version: stored.version + 1 };
    return { status: true as const, version: stored.version, savedAt: START };
  });
};

const open = (role: 'writer' | 'reviewer' = 'writer') =>
  renderPage(<Page />, {
    path: '/orders/additional_questionnaire/order-1/service-1',
    pattern: '/orders/additional_questionnaire/:id/:service',
    bundles: { questionnaires: en },
    portal: { user: testUser({ role }), vault },
  });

const lines = () =>
  screen.getAllByLabelText('Question').map((box) => (box as HTMLInputElement).value);
const serverTexts = () => stored.draft_data.map(({ text }) => text);

beforeEach(() => {
  vault = openVault();
  serve(fields('One', 'Two', 'Three'));
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
  jest.useRealTimers();
});

describe('editing', () => {
  test('QU-25 QU-26 saves each edit by itself and says so', async () => {
    await open();
    await expectVisible(() => screen.getByText(/^Saved /));
    fireEvent.change((await screen.findAllByLabelText('Question'))[0] as HTMLElement, {
      target: { value: 'One, reworded' },
    });
    expect(screen.getByText('Saving…')).toBeVisible();
    await waitFor(() => expect(serverTexts()).toEqual(['One, reworded', 'Two', 'Three']));
    await expectVisible(() => screen.getByText(/^Saved /));
    expect(saves).toEqual([{ data: ['One, reworded', 'Two', 'Three'], baseVersion: 1 }]);
    await waitFor(async () => expect(await vault.keys()).toEqual([]));
  });

  test('QU-25 adds every kind of field, with options and a required mark', async () => {
    serve([]);
    await open();
    const add = await screen.findByRole('group', { name: 'Add' });
    const kinds = within(add).getAllByRole('button');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'Section',
      'Paragraph',
      'Short text',
      'Long text',
      'E-mail',
      'Date',
      'Drop-down list',
      'One choice',
      'Several choices',
    ]);
    for (const kind of kinds) await user.click(kind);
    await user.click(screen.getAllByLabelText('An answer is required')[0] as HTMLElement);
    await user.type(screen.getAllByLabelText('Option 1')[0] as HTMLElement, 'Yes{Enter}');
    await waitFor(() => {
      expect(stored.draft_data.map(({ type }) => type)).toEqual(
        'section paragraph text textarea email date select radio checkbox'.split(' '),
      );
      expect(stored.draft_data[2]?.required).toBe(true);
      expect(stored.draft_data[6]?.options).toEqual(['Yes', '', '']);
    });
  });

  test('QU-25 reorders by keyboard: Space, arrows, Space, and Escape puts back', async () => {
    await open();
    const handle = await screen.findByRole('button', { name: 'Move Three' });
    handle.focus();
    await user.keyboard(' {ArrowUp}{ArrowUp}');
    expect(lines()).toEqual(['Three', 'One', 'Two']);
    expect(screen.getByRole('button', { name: 'Move Three' })).toHaveFocus();
    // Steps in quick succession are said together, in their order.
    expect(await screen.findByText(/Three is now at place 1 of 3\.$/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(lines()).toEqual(['One', 'Two', 'Three']);
    await user.keyboard(' {ArrowUp} ');
    expect(lines()).toEqual(['One', 'Three', 'Two']);
    await waitFor(() => expect(serverTexts()).toEqual(['One', 'Three', 'Two']));
  });

  test('QU-25 reorders by the buttons for up and down, which keep the focus', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Move Three up' }));
    expect(lines()).toEqual(['One', 'Three', 'Two']);
    expect(screen.getByRole('button', { name: 'Move Three up' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Move One up' })).toBeDisabled();
  });

  test('QU-25 reorders by dragging the handle', async () => {
    await open();
    const handle = await screen.findByRole('button', { name: 'Move One' });
    const box = (top: number) => ({ top, height: 100 }) as DOMRect;
    document.querySelectorAll('[data-line]').forEach((line, index) => {
      line.getBoundingClientRect = () => box(index * 100);
    });
    fireEvent(handle, new MouseEvent('pointerdown', { button: 0, bubbles: true }));
    act(() => {
      window.dispatchEvent(new MouseEvent('pointermove', { clientY: 390 }));
    });
    act(() => {
      window.dispatchEvent(new MouseEvent('pointerup'));
    });
    expect(lines()).toEqual(['Two', 'Three', 'One']);
  });

  test('QU-25 duplicates and removes lines', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Duplicate One' }));
    expect(lines()).toEqual(['One', 'One', 'Two', 'Three']);
    await user.click(screen.getByRole('button', { name: 'Remove Two' }));
    expect(lines()).toEqual(['One', 'One', 'Three']);
    await waitFor(() => expect(new Set(stored.draft_data.map(({ key }) => key)).size).toBe(3));
  });

  test('QU-25 previews the questions as the customer sees them, without saving what is tried', async () => {
    await open();
    await user.click(await screen.findByText('Preview'));
    await user.type(screen.getByLabelText(/^1\. One/), 'tried');
    expect(screen.getByLabelText(/^1\. One/)).toHaveValue('tried');
    await user.click(screen.getByText('Edit'));
    expect(lines()).toEqual(['One', 'Two', 'Three']);
    expect(saves).toEqual([]);
  });

  test('QU-26 keeps what was not sent when the tab is killed, and sends it later', async () => {
    const first = await open();
    fireEvent.change((await screen.findAllByLabelText('Question'))[1] as HTMLElement, {
      target: { value: 'Typed in the last moment' },
    });
    vault.kill();
    first.unmount();
    serve(fields('One', 'Two', 'Three'));
    vault = openVault();
    await open();
    await waitFor(() => expect(lines()).toEqual(['One', 'Typed in the last moment', 'Three']));
    await waitFor(() => expect(serverTexts()[1]).toBe('Typed in the last moment'));
  });

  test('QU-26 shows that there is a newer copy elsewhere; taking it drops the own edit', async () => {
    await open();
    const [box] = await screen.findAllByLabelText('Question');
    stored = { ...stored, draft_data: fields('Theirs'), version: 9 };
    fireEvent.change(box as HTMLElement, { target: { value: 'Mine' } });
    await expectVisible(() => screen.getByText('These questions were changed somewhere else.'));
    expect(lines()).toEqual(['Mine', 'Two', 'Three']);
    await user.click(screen.getByRole('button', { name: 'Use the other copy' }));
    await waitFor(() => expect(lines()).toEqual(['Theirs']));
    expect(saves).toEqual([]);
  });

  test('QU-26 shows that there is a newer copy elsewhere; keeping the own one sends it over the other', async () => {
    await open();
    const [box] = await screen.findAllByLabelText('Question');
    stored = { ...stored, draft_data: fields('Theirs'), version: 9 };
    fireEvent.change(box as HTMLElement, { target: { value: 'Mine' } });
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(serverTexts()).toEqual(['Mine', 'Two', 'Three']));
    expect(screen.queryByText('These questions were changed somewhere else.')).toBeNull();
  });
});

test('QU-26 a page that was left neither overwrites nor forgets what is typed after it', async () => {
  const answers: (() => void)[] = [];
  stubApi(saveFollowUp, async () => {
    await new Promise<void>((resolve) => {
      answers.push(resolve);
    });
    return { status: true as const, version: 2, savedAt: START };
  });
  const typeAndLeave = async (value: string, ...before: string[]): Promise<void> => {
    const page = await open();
    await waitFor(() => expect(before).toContain(lines()[0]));
    fireEvent.change(screen.getAllByLabelText('Question')[0] as HTMLElement, { target: { value } });
    page.unmount();
  };
  const keptWords = async () => {
    const [key = ''] = await vault.keys();
    return ((await vault.peek(key))?.value as { fields: QuestionnaireField[] }).fields[0]?.text;
  };
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'],
  });
  await typeAndLeave('First', 'One');
  await waitFor(() => expect(answers).toHaveLength(1));
  await typeAndLeave('Second', 'First');
  await waitFor(() => expect(answers).toHaveLength(2));
  await jest.advanceTimersByTimeAsync(5000);
  expect(await keptWords()).toBe('Second');
  answers[0]?.();
  await jest.advanceTimersByTimeAsync(5000);
  expect(await keptWords()).toBe('Second');
});

describe('copying and publishing', () => {
  test('QU-28 copies a template over the present questions', async () => {
    stubApi(listTemplates, () => ({
      templates: [
        {
          _id: 'template-1',
          name: 'First reading',
          savedAt: START,
          publishedAt: START,
          hasUnpublishedChanges: false,
          questionCount: 2,
        },
      ],
    }));
    stubApi(copyTemplate, ({ template }) => {
      expect(template).toBe('template-1');
      stored = { ...stored, draft_data: fields('Copied'), version: 5 };
      return { status: true as const, questionnaire: stored };
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Copy Template' }));
    await user.click(await screen.findByLabelText('First reading (2 questions)'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(lines()).toEqual(['Copied']));
  });

  test('QU-27 asks, publishes what was typed last, says so for three seconds and returns', async () => {
    const published: string[][] = [];
    stubApi(publishFollowUp, () => {
      published.push(serverTexts());
      return { status: true as const, publishedAt: START };
    });
    const page = await open();
    fireEvent.change((await screen.findAllByLabelText('Question'))[0] as HTMLElement, {
      target: { value: 'Last word' },
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(published).toEqual([]);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, Publish' }));
    await waitFor(() => expect(screen.getByText('Published!')).toBeVisible());
    expect(published).toEqual([['Last word', 'Two', 'Three']]);
    act(() => jest.advanceTimersByTime(2900));
    expect(page.address()).toBe('/orders/additional_questionnaire/order-1/service-1');
    await act(async () => jest.advanceTimersByTime(200));
    expect(page.address()).toBe('/orders/view/order-1');
  });

  test('QU-27 does not ask while a question has no words', async () => {
    serve(fields('One', ''));
    await open();
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('dialog', { name: 'Not ready yet' })).toHaveTextContent(
      'Line 2 (Short text) has no text yet.',
    );
    expect(screen.queryByText('Are you sure?')).toBeNull();
  });
});

describe('reading only', () => {
  test('QU-29 a reviewer sees the questions and can change, copy and publish nothing', async () => {
    await open('reviewer');
    expect(await screen.findByLabelText(/^1\. One/)).toBeDisabled();
    for (const name of ['Copy Template', 'Publish', 'Remove One', 'Move One'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(saves).toEqual([]);
  });

  test('QU-30 answered questions stay as they are for the writer too', async () => {
    stored = { ...stored, publishedAt: START, answeredAt: START };
    await open();
    await expectVisible(() => screen.getByText(/The customer has answered:/));
    expect(screen.getByRole('link', { name: 'See the answers' })).toHaveAttribute(
      'href',
      '/orders/questionnaire-answers/order-1/additional_questionnaire/service-1',
    );
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  test('SC-64 says that the customer has not answered yet', async () => {
    stored = { ...stored, publishedAt: START };
    await open();
    await expectVisible(() => screen.getByText('(Submitted - User response pending)'));
  });
});
