import type { EditedReview } from '@portal/shared-contracts/admin';
import { emptyReview } from '../written/content-values.ts';

/** A review of which nothing is written. */
export const blank = emptyReview('en');
/** A published review with a draft, and what its reader did. */
export const review: EditedReview = {
  _id: 'r1',
  firstName: 'Nora',
  lastName: 'Lind',
  email: 'nora@example.com',
  emailProven: true,
  fromVisitor: false,
  state: 'published',
  hasDraft: true,
  publishedAt: '2026-11-20T10:00:00.000Z',
  opened: 7,
  openedAt: '2026-11-21T10:00:00.000Z',
  tabs: ['Structure', 'ATS'],
  stars: 4,
  feedback: null,
  clicks: 3,
  order: { _id: 'o1', name: '#1042' },
  version: 5,
  publishedVersion: 1,
  written: {
    ...blank,
    firstName: 'Nora',
    lastName: 'Lind',
    email: 'nora@example.com',
    resume: 'Nora Lind\nwas very busy',
  },
  checklist: [],
  changedAt: null,
  changedBy: null,
};
