import type { ListedPerson } from '@portal/shared-contracts/admin';
import type { FirmPersonRow } from './firm-people.repository.ts';

/** A row as the list and the page of a person show it. */
export const toListed = (row: FirmPersonRow, openOrders: number): ListedPerson => ({
  _id: row.id,
  kind: row.kind,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  role: row.role,
  state: row.state,
  lastSeen: row.last_seen_at?.toISOString() ?? null,
  openOrders,
  admin: row.role === 'admin' ? { isOwner: row.is_owner === true, areas: row.areas ?? [] } : null,
});
