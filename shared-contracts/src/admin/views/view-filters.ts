import type { z } from '@portal/shared-contracts/schema';
import { listMails } from '../../mails/mails.endpoints.ts';
import { turnOwner, turnStep } from '../../orders/index.ts';
import { listAudit } from '../audit.endpoints.ts';
import { listCheckoutLinks, listCoupons, listDownloadables } from '../catalogue/index.ts';
import { listAdminPackages } from '../catalogue/packages.endpoints.ts';
import { listFirmContracts } from '../contracts.endpoints.ts';
import { listInbox } from '../inbox.endpoints.ts';
import { listAdminJobs } from '../jobs/index.ts';
import { listDifferences, listDisputes, listFirmInvoices, listPayments } from '../money/index.ts';
import { listFirmOrders } from '../orders/orders.endpoints.ts';
import { listFirmPeople } from '../people.endpoints.ts';
import { firmQuestionnaireCalls } from '../questionnaires/questionnaires.endpoints.ts';
import { listAdminReviews } from '../reviews/index.ts';
import type { ViewListName } from './view-lists.ts';

/** What stands in the address of a list's page, by name. */
export type ViewFilter = Readonly<Record<string, string>>;

const calls = {
  orders: listFirmOrders,
  inbox: listInbox,
  people: listFirmPeople,
  invoices: listFirmInvoices,
  payments: listPayments,
  disputes: listDisputes,
  'money-differences': listDifferences,
  packages: listAdminPackages,
  coupons: listCoupons,
  'checkout-links': listCheckoutLinks,
  questionnaires: firmQuestionnaireCalls.questionnaire.list,
  surveys: firmQuestionnaireCalls.survey.list,
  templates: firmQuestionnaireCalls.template.list,
  contracts: listFirmContracts,
  downloadables: listDownloadables,
  reviews: listAdminReviews,
  jobs: listAdminJobs,
  mails: listMails,
  audit: listAudit,
} as const satisfies Readonly<Record<ViewListName, unknown>>;

/** What a list's call is asked with for a view of it. */
export type AskedByView<Name extends ViewListName> = Omit<
  z.output<(typeof calls)[Name]['input']>,
  'cursor' | 'limit'
>;

const oneOf = <T extends string>(options: readonly T[], value: string | undefined): T | undefined =>
  options.find((option) => option === value);

// In the address one word says whose turn it is or which step, and the order has another name than in the call.
const ordersAsked = ({ turn, order, ...same }: ViewFilter): Record<string, string> | undefined => {
  const owner = oneOf(turnOwner.options, turn);
  const step = owner ? undefined : oneOf(turnStep.options, turn);
  if (turn !== undefined && !owner && !step) return undefined;
  if (same['step'] !== undefined || same['sort'] !== undefined) return undefined;
  return {
    ...same,
    ...(owner && { turn: owner }),
    ...(step && { step }),
    ...(order !== undefined && { sort: order }),
  };
};

/**
 * What a view asks of its list, read with the list's own contract; nothing where it does not fit, for instance because
 * it was saved when the list had other filters.
 */
export const readViewFilter = <Name extends ViewListName>(
  list: Name,
  filter: ViewFilter,
): AskedByView<Name> | undefined => {
  const { shape } = calls[list].input as z.ZodObject;
  const asked = list === 'orders' ? ordersAsked(filter) : { ...filter };
  if (!asked || 'cursor' in asked || 'limit' in asked) return undefined;
  if (!Object.keys(asked).every((name) => Object.hasOwn(shape, name))) return undefined;
  const read = calls[list].input.safeParse(asked);
  if (!read.success) return undefined;
  const { cursor: _cursor, limit: _limit, ...known } = read.data;
  return known as AskedByView<Name>;
};
