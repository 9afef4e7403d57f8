import type { Endpoint } from '@portal/shared-contracts';
import { type AdminList, isAdminList } from '@portal/shared-contracts/admin';
import { changesState } from '../security/guards.ts';

// What changes other lists than that of its address.
const ELSEWHERE: readonly (readonly [RegExp, readonly AdminList[]])[] = [
  [/^\/api\/admin\/refunds/, ['payments', 'invoices']],
  [/^\/api\/admin\/invoices/, ['invoices', 'payments']],
  [/^\/api\/admin\/firm\/(import|starters)\//, ['packages', 'questionnaires', 'contracts']],
  [/^\/api\/admin\/job-source/, ['jobs']],
  [/^\/api\/invite\//, ['people']],
];

/** Which lists of the back office a call changes by its address: `/api/admin/coupons/{id}` that of coupons. */
export const listsChangedBy = (endpoint: Endpoint): readonly AdminList[] => {
  if (!changesState(endpoint)) return [];
  const elsewhere = ELSEWHERE.find(([pattern]) => pattern.test(endpoint.path))?.[1];
  const room = /^\/api\/admin\/([\w-]+)/.exec(endpoint.path)?.[1] ?? '';
  return elsewhere ?? (isAdminList(room) ? [room] : []);
};
