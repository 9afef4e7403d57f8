import { draftStage, isVisibleToCustomer } from './draft-stage.ts';
import { canFinalize, canReviewDraft, canUploadDraft, type DraftsState } from './drafts.policy.ts';

const state = (over: Partial<DraftsState>): DraftsState => ({
  latest: undefined,
  rating: null,
  ratingsOn: true,
  accepted: false,
  ...over,
});

const now = new Date('2026-03-02T09:00:00Z');

test.each([
  [{ approval: null, reviewed_at: null }, true, 'with-customer'],
  [{ approval: 'pending', reviewed_at: null }, true, 'with-admin'],
  [{ approval: 'pending', reviewed_at: null }, false, 'with-customer'],
  [{ approval: 'approved', reviewed_at: null }, true, 'with-customer'],
  [{ approval: 'rejected', reviewed_at: null }, true, 'rejected'],
  [{ approval: 'rejected', reviewed_at: null }, false, 'rejected'],
  [{ approval: 'approved', reviewed_at: now }, true, 'reviewed'],
] as const)('DO-40 a draft %j with approval %s is %s', (draft, approvalOn, stage) => {
  expect(draftStage(draft, approvalOn)).toBe(stage);
});

test('DO-40 the customer sees a draft only when no admin has to look at it', () => {
  expect((['with-customer', 'reviewed'] as const).every(isVisibleToCustomer)).toBe(true);
  expect((['with-admin', 'rejected'] as const).some(isVisibleToCustomer)).toBe(false);
});

test('DO-41 DO-42 a new draft needs nobody busy with the last one', () => {
  expect(canUploadDraft(state({}))).toBe(true);
  expect(canUploadDraft(state({ latest: 'with-admin' }))).toBe(false);
  expect(canUploadDraft(state({ latest: 'with-customer' }))).toBe(false);
  expect(canUploadDraft(state({ latest: 'rejected' }))).toBe(true);
  expect(canUploadDraft(state({ latest: 'reviewed' }))).toBe(true);
  expect(canUploadDraft(state({ latest: 'reviewed', accepted: true }))).toBe(false);
});

test('DO-20 the customer reviews the latest draft once', () => {
  expect(canReviewDraft(state({ latest: 'with-customer' }))).toBe(true);
  expect(canReviewDraft(state({ latest: 'reviewed' }))).toBe(false);
  expect(canReviewDraft(state({ latest: 'with-customer', accepted: true }))).toBe(false);
});

test.each([
  [1, true, false],
  [3, true, false],
  [4, true, true],
  [5, true, true],
  [null, true, false],
  [null, false, true],
] as const)('DO-26 rated %s with ratings on %s may be final: %s', (rating, ratingsOn, may) => {
  expect(canFinalize(state({ latest: 'reviewed', rating, ratingsOn }))).toBe(may);
});
