import { randomUUID } from 'node:crypto';
import type { SiteDatabase } from '../../kernel/database.ts';

/** A click that leads away from a review or into a checkout. */
export interface ReviewClick {
  kind: 'consultation' | 'external-product' | 'checkout';
  critiqueId?: string | undefined;
  viewId?: string | undefined;
  subjectId?: string | undefined;
}

export const insertClick = async (db: SiteDatabase, click: ReviewClick): Promise<string> => {
  const clickId = randomUUID();
  await db.query(
    `insert into review_clicks (id, site_id, kind, critique_id, view_id, subject_id, created_at)
     values ($1,$2,$3,(select id from critiques where site_id = $2 and id = $4),$5,$6,$7)`,
    [
      clickId,
      db.siteId,
      click.kind,
      click.critiqueId ?? null,
      click.viewId ?? null,
      click.subjectId ?? null,
      db.now(),
    ],
  );
  return clickId;
};
