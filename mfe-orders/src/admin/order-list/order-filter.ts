import {
  firmOrderDue,
  firmOrderPaid,
  firmOrderProgress,
  firmOrderShown,
  firmOrderSorts,
  orderHappenings,
} from '@portal/shared-contracts/admin';
import { turnOwner, turnStep } from '@portal/shared-contracts/orders';
import type { Filtered } from '@portal/shared-ui/back-office';
import type { FirmOrderFilter } from '../firm-orders.queries.ts';

/** Whose turn it is, or that a draft waits for the firm. */
export const turns = [...turnOwner.options, 'approve-draft'] as const;

/** For how many days a turn has stood, to choose from. */
export const waitingDays = ['1', '3', '7', '14'] as const;

/** What the list is narrowed by in the address. */
export const narrowing = {
  search: 'text',
  turn: [...turnOwner.options, ...turnStep.options],
  writer: 'text',
  order: firmOrderSorts,
  customer: 'text',
  package: 'text',
  progress: firmOrderProgress,
  waiting: 'text',
  due: firmOrderDue,
  paid: firmOrderPaid,
  shown: firmOrderShown,
  happened: orderHappenings,
  from: 'text',
  to: 'text',
  survey: 'text',
  question: 'text',
  answer: 'text',
} as const;

/** What a number of a report narrows the list to. */
export const ofReport = ['happened', 'from', 'to', 'survey', 'question', 'answer'] as const;

/** What stands in the address. */
export type Chosen = Filtered<typeof narrowing>;

export type FilterName = keyof Chosen;

const oneOf = <T extends string>(options: readonly T[], value: string | undefined): T | undefined =>
  options.find((option) => option === value);

/** What the address asks of the server. */
export const askedBy = ({ turn, order, waiting, ...same }: Chosen): FirmOrderFilter => ({
  ...same,
  turn: oneOf(turnOwner.options, turn),
  step: turn === 'done' ? undefined : oneOf(turnStep.options, turn),
  sort: order,
  waiting: /^\d{1,3}$/.test(waiting ?? '') ? waiting : undefined,
});
