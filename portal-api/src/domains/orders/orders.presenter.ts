import type { Role } from '@portal/shared-contracts';
import type { StaffOrder } from '@portal/shared-contracts/orders';
import type { OrderRecord } from './orders.record.ts';

/** E-mail addresses are for reviewers only; writers and customers meet in the portal (OR-16). */
export const toStaffOrder = (order: OrderRecord, role: Role, includeWriter = true): StaffOrder => ({
  ...order,
  customerEmail: role === 'reviewer' ? order.customerEmail : null,
  writerEmail: role === 'reviewer' ? order.writerEmail : null,
  writerDetails: includeWriter ? order.writerDetails : null,
});
