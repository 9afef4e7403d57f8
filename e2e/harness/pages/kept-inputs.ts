import { routes } from '@portal/shared-contracts/remote';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import type { PersonName } from '../people/sites.ts';

/** An input where a person types something that no server has yet. */
export interface KeptInput {
  name: string;
  person: PersonName;
  site: 'northwind' | 'acme';
  path: string;
  /** Whose code shows the input. */
  remote: string;
  /** Steps from the page to the input; nothing when the page is the input. */
  open?: (page: Page) => Promise<void>;
  /** Types or chooses; `turn` counts up, so that each time is another text. */
  type: (page: Page, turn: number) => Promise<void>;
  /** Where keys are typed, if they are. */
  field?: (page: Page) => Locator;
  /** What one of these turns entered is still there. */
  expectKept: (page: Page, ...turns: number[]) => Promise<void>;
}

const textOf = (turn: number): string => `Typed in turn ${turn}`;

const textIn = (label: string | RegExp): Pick<KeptInput, 'field' | 'type' | 'expectKept'> => {
  const field = (page: Page): Locator => page.getByLabel(label).first();
  return {
    field,
    type: (page, turn) => field(page).fill(textOf(turn)),
    expectKept: (page, ...turns) =>
      expect(field(page)).toHaveValue(new RegExp(`^(${turns.map(textOf).join('|')})$`)),
  };
};

const tips = ['10%', '5%', '15%', '10%', '5%'] as const;
const tipOf = (turns: number[]): RegExp =>
  new RegExp(`^(${turns.map((turn) => tips[turn]).join('|')}) `);

/** The seven inputs of the product. */
export const keptInputs: readonly KeptInput[] = [
  {
    name: 'answers of a questionnaire',
    person: 'customer',
    site: 'acme',
    path: routes.questionnaire({
      id: 'acme-order-intake',
      questionnaire_id: 'acme-career-history',
      service: 'acme-professional-resume',
    }),
    remote: 'mfe-questionnaires',
    ...textIn(/Your name as it should/),
  },
  {
    name: 'review of a draft',
    person: 'customer',
    site: 'northwind',
    path: routes.revisionsProcess({
      id: 'northwind-order-draft-review',
      serviceId: 'northwind-professional-resume',
    }),
    remote: 'mfe-documents',
    ...textIn('Your revision request'),
  },
  {
    name: 'message in the chat',
    person: 'customer',
    site: 'northwind',
    path: routes.orderView({ id: 'northwind-order-answered' }),
    remote: 'mfe-chat',
    ...textIn(/^Message$/),
  },
  {
    name: 'follow-up questions',
    person: 'writer',
    site: 'acme',
    path: routes.additionalQuestionnaire({
      id: 'acme-order-writing',
      service: 'acme-starter-resume',
    }),
    remote: 'mfe-questionnaires',
    open: async (page) => {
      const words = page.getByLabel('Question', { exact: true });
      // Exactly: the acts of a question without words are named by its kind.
      const add = page.getByRole('button', { name: 'Short text', exact: true });
      await expect(add).toBeVisible();
      if ((await words.count()) === 0) await add.click();
    },
    ...textIn(/^Question$/),
  },
  {
    name: 'card of a board',
    person: 'customer',
    site: 'northwind',
    path: routes.board({}),
    remote: 'mfe-boards-jobs',
    open: (page) => page.getByRole('button', { name: 'Add a card to Wishlist' }).click(),
    ...textIn(/^Job title/),
  },
  {
    name: 'tip',
    person: 'customer',
    site: 'northwind',
    path: routes.orderView({ id: 'northwind-order-completed-alternate' }),
    remote: 'mfe-orders',
    open: (page) => page.getByRole('button', { name: 'Tip your writer' }).click(),
    type: (page, turn) =>
      page
        .getByRole('dialog')
        .getByText(tipOf([turn]))
        .click(),
    expectKept: (page, ...turns) =>
      expect(
        page.getByRole('dialog').getByRole('radio', { name: tipOf(turns), checked: true }),
      ).toHaveCount(1),
  },
  {
    name: 'names of the account',
    person: 'writer2',
    site: 'northwind',
    path: routes.profile({}),
    remote: 'shell',
    ...textIn('First name'),
  },
];
