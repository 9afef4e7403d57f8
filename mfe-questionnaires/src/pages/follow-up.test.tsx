import {
  copyTemplate,
  listTemplates,
  publishFollowUp,
} from '@portal/shared-contracts/questionnaires';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, expectVisible } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fields,
  lines,
  openFollowUp,
  serve,
  serveAnswers,
  server,
  START,
} from '../testing/follow-up-page.tsx';

let vault: KillableVault;
const user = userEvent.setup();

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

describe('copying and publishing', () => {
  test('QU-28 copies a template over the present questions', async () => {
    stubApi(listTemplates, () => ({
      templates: [
        {
          _id: 'template-1',
          name: 'First reading',
          ...{ savedAt: START, publishedAt: START },
          hasUnpublishedChanges: false,
          questionCount: 2,
        },
      ],
    }));
    stubApi(copyTemplate, ({ template }) => {
      expect(template).toBe('template-1');
      server.stored = { ...server.stored, draft_data: fields('Copied'), version: 5 };
      return { status: true as const, questionnaire: server.stored };
    });
    await openFollowUp(vault);
    await user.click(await screen.findByRole('button', { name: 'Copy Template' }));
    await user.click(await screen.findByLabelText('First reading (2 questions)'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(lines()).toEqual(['Copied']));
  });

  test('QU-28 the choice stays while a template is copied, so that a failure is seen', async () => {
    stubApi(listTemplates, () => ({
      templates: [],
      firmTemplates: [{ _id: 'firm-1', name: 'First call', questionCount: 4 }],
    }));
    const copied = Promise.withResolvers<never>();
    stubApi(copyTemplate, () => copied.promise);
    await openFollowUp(vault);
    await user.click(await screen.findByRole('button', { name: 'Copy Template' }));
    await user.click(await screen.findByLabelText('First call (4 questions)'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await user.keyboard('{Escape}');
    await act(async () => copied.reject(new RefusedReply('conflict', 'Not copied')));
    await expectVisible(() => screen.getByText('Not copied'));
  });

  test('BO-80 the templates of the firm stand under Copy Template too', async () => {
    stubApi(listTemplates, () => ({
      templates: [],
      firmTemplates: [{ _id: 'firm-1', name: 'First call', questionCount: 4 }],
    }));
    const copied: string[] = [];
    stubApi(copyTemplate, ({ template }) => {
      copied.push(template);
      return { status: true as const, questionnaire: server.stored };
    });
    await openFollowUp(vault);
    await user.click(await screen.findByRole('button', { name: 'Copy Template' }));
    const ofFirm = await screen.findByRole('radiogroup', {
      name: 'Templates of Northwind Writing',
    });
    await user.click(within(ofFirm).getByLabelText('First call (4 questions)'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(copied).toEqual(['firm-1']));
  });

  test('QU-27 asks, publishes what was typed last, says so for three seconds and returns', async () => {
    const published: string[][] = [];
    stubApi(publishFollowUp, () => {
      published.push(server.texts());
      return { status: true as const, publishedAt: START };
    });
    const page = await openFollowUp(vault);
    fireEvent.change((await screen.findAllByLabelText('Question'))[0] as HTMLElement, {
      target: { value: 'Last word' },
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(published).toEqual([]);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, Publish' }));
    await expectShown('Published!');
    expect(published).toEqual([['Last word', 'Two', 'Three']]);
    act(() => jest.advanceTimersByTime(2900));
    expect(page.address()).toBe('/orders/additional_questionnaire/order-1/service-1');
    await act(async () => jest.advanceTimersByTime(200));
    expect(page.address()).toBe('/orders/view/order-1');
  });

  test('QU-27 FX-15 does not ask while a question has no words, and leads to it', async () => {
    serve(fields('One', ''));
    await openFollowUp(vault);
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const summary = screen.getByRole('group', { name: 'Not ready yet' });
    expect(summary).toHaveFocus();
    expect(screen.queryByText('Are you sure?')).toBeNull();
    await user.click(
      within(summary).getByRole('link', { name: 'Line 2 (Short text): It has no text yet.' }),
    );
    const empty = screen.getAllByLabelText('Question')[1] as HTMLElement;
    expect(empty).toHaveFocus();
    expect(empty).toHaveAccessibleDescription('It has no text yet.');
    fireEvent.change(empty, { target: { value: 'Two' } });
    expect(screen.queryByRole('group', { name: 'Not ready yet' })).toBeNull();
  });

  test('FX-15 an option without words is nothing that was left unpublished, and nobody previews it', async () => {
    const choice = (options: string[]) =>
      fields('One').map((field) => ({ ...field, type: 'radio' as const, options }));
    server.stored = { ...server.stored, draft_data: choice(['Yes', '']) };
    const published_data = choice(['Yes']);
    server.stored = { ...server.stored, publishedAt: START, published_data };
    const page = await openFollowUp(vault);
    await screen.findByLabelText('Question');
    expect(screen.queryByText('Unpublished changes')).toBeNull();
    page.unmount();
    await openFollowUp(vault, 'reviewer');
    expect(await screen.findAllByRole('radio')).toHaveLength(1);
  });

  test('FX-15 edits of published questions are called unpublished until they read as before', async () => {
    const published_data = fields('One', 'Two', 'Three');
    server.stored = { ...server.stored, publishedAt: START, published_data };
    await openFollowUp(vault);
    const first = (await screen.findAllByLabelText('Question'))[0] as HTMLElement;
    expect(screen.queryByText('Unpublished changes')).toBeNull();
    fireEvent.change(first, { target: { value: 'First' } });
    expect(screen.getByText('Unpublished changes')).toBeVisible();
    fireEvent.change(first, { target: { value: 'One' } });
    expect(screen.queryByText('Unpublished changes')).toBeNull();
  });
});

describe('reading only', () => {
  test('QU-29 a reviewer sees the questions and can change, copy and publish nothing', async () => {
    await openFollowUp(vault, 'reviewer');
    expect(await screen.findByLabelText(/^1\. One/)).toBeDisabled();
    for (const name of ['Copy Template', 'Publish', 'Remove One', 'Move One'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(server.saves).toEqual([]);
  });

  test('QU-30 answered questions stay as they are for the writer too', async () => {
    server.stored = { ...server.stored, publishedAt: START, answeredAt: START };
    serveAnswers({ 'How many?': 'Seven people' });
    await openFollowUp(vault);
    await expectVisible(() => screen.getByText(/The customer has answered:/));
    expect(screen.getByRole('link', { name: 'See the answers' })).toHaveAttribute(
      'href',
      '/orders/questionnaire-answers/order-1/additional_questionnaire/service-1',
    );
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  test.each(['writer', 'reviewer'] as const)(
    'FX-16 the %s reads what was answered as text, not an empty form',
    async (role) => {
      server.stored = { ...server.stored, publishedAt: START, answeredAt: START };
      serveAnswers({ 'How many?': 'Seven people' });
      await openFollowUp(vault, role);
      expect(await screen.findByRole('row', { name: /How many\? Seven people/ })).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  test('SC-64 says that the customer has not answered yet', async () => {
    server.stored = { ...server.stored, publishedAt: START };
    await openFollowUp(vault);
    await expectVisible(() => screen.getByText('(Submitted - User response pending)'));
  });
});
