import type { EditedReview, ListedReview } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { reviewTab } from '@portal/shared-contracts/reviews';
import type { Context } from '../../../kernel/context.ts';
import { namesOfOrders } from '../../orders/orders.service.ts';
import { getWritten } from './edit-review.service.ts';
import { findReviewRow, type ListedRow } from './listed-reviews.repository.ts';
import { editedOf } from './written-review.record.ts';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A row of the list; `names` are those of the orders. */
export const presentListed = (
  row: ListedRow,
  names: ReadonlyMap<string, string>,
): ListedReview => ({
  _id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  emailProven: !row.email_from_reader,
  fromVisitor: row.from_intake,
  state: row.state,
  hasDraft: row.has_draft,
  publishedAt: moment(row.published_at),
  opened: row.opened,
  openedAt: moment(row.opened_at),
  tabs: reviewTab.array().parse(row.progress),
  stars: row.stars,
  feedback: row.feedback,
  clicks: row.clicks,
  order: row.order_id ? { _id: row.order_id, name: names.get(row.order_id) ?? '' } : null,
});

/** One review as it is edited. */
export const presentEdited = async (
  { db, site }: Pick<Context, 'db' | 'site'>,
  reviewId: string,
): Promise<EditedReview> => {
  const [listed, row] = [await findReviewRow(db, reviewId), await getWritten(db, reviewId)];
  if (!listed) throw new Refusal('critique-unknown');
  const orders = listed.order_id ? [listed.order_id] : [];
  return {
    ...presentListed(listed, await namesOfOrders(db, orders)),
    version: row.version,
    publishedVersion: row.published_version,
    written: editedOf(row, site.settings.language),
    checklist: row.checklist,
    changedAt: moment(row.changed_at),
    changedBy: row.changer,
  };
};
