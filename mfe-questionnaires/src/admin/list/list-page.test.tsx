import { firmQuestionnaireCalls, type ListedQuestionnaire } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from '../../pages/firm-questionnaire-list.tsx';
import { firmQuestionnaire, openFirmPage } from '../../testing/firm-questionnaire.tsx';

const calls = firmQuestionnaireCalls.questionnaire;
const user = userEvent.setup();
const address = { path: '/admin/questionnaires', pattern: '/admin/questionnaires' };
let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(() => {
  vault.close();
  clearStubs();
});

const listed = (part: Partial<ListedQuestionnaire>): ListedQuestionnaire => ({
  ...firmQuestionnaire(),
  ...part,
});

test('BO-75 a row says state, version and who uses it; the filter stands in the address', async () => {
  const asked: (string | undefined)[] = [];
  stubApi(calls.list, ({ state }) => {
    asked.push(state);
    const items = [
      listed({ hasChanges: true }),
      listed({ _id: 'new', title: 'New', state: 'draft', published: null, usedBy: [] }),
    ];
    return { status: true, items, nextCursor: null, total: 2 };
  });
  const page = await openFirmPage(Page, address, vault);
  const row = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
  const text = (await row('Career history')).textContent;
  for (const part of ['Published', 'Unpublished changes', '2', 'Professional Package'])
    expect(text).toContain(part);
  expect((await row('New')).textContent).toMatch(/Draft.*–.*Nothing yet/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Archived');
  await waitFor(() => expect(asked).toEqual([undefined, 'archived']));
  expect(page.address()).toBe('/admin/questionnaires?state=archived');
});

test('BO-75 a new one needs a name and opens in the builder', async () => {
  stubApi(calls.list, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  const made: string[] = [];
  stubApi(calls.create, ({ title }) => {
    made.push(title);
    return { status: true, questionnaire: firmQuestionnaire({ title }) };
  });
  const page = await openFirmPage(Page, address, vault);
  await user.click(screen.getByRole('button', { name: 'New questionnaire' }));
  const create = screen.getByRole('button', { name: 'Create' });
  await user.click(create);
  await expectVisible(() => screen.getAllByText('Enter a name.')[0] as HTMLElement);
  await user.type(screen.getByLabelText('Name'), 'Your move');
  await user.click(within(document.body).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(page.address()).toBe('/admin/questionnaires/career'));
  expect(made).toEqual(['Your move']);
});
