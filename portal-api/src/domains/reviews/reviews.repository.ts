import { randomUUID } from 'node:crypto';
import { currency, toMajor } from '@portal/shared-contracts';
import {
  type ExternalProduct,
  orderFinding,
  type OrderFinding,
  productFrequency,
  reviewContent,
  type ReviewContent,
  reviewTab,
  type ReviewTab,
} from '@portal/shared-contracts/reviews';
import type { Database } from '../../database/database.ts';

/** A stored review with its contact data unmasked. */
export interface CritiqueRecord {
  id: string;
  personId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phoneNumber: string | null;
  processedAt: Date;
  progress: ReviewTab[];
  stars: number | null;
  feedback: string | null;
  writtenByWriter: boolean;
  uniqueCustomerId: string;
  review: ReviewContent;
  checklist: string[];
  /** The reader typed the address, so it proves nothing. */
  emailFromReader: boolean;
}

interface CritiqueRow {
  id: string;
  person_id: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone_number: string | null;
  processed_at: Date;
  progress: unknown;
  stars: number | null;
  feedback: string | null;
  written_by_writer: boolean;
  unique_customer_id: string;
  review: unknown;
  checklist: string[];
  email_from_reader: boolean;
}

const toCritique = (row: CritiqueRow): CritiqueRecord => ({
  id: row.id,
  personId: row.person_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phoneNumber: row.phone_number,
  processedAt: row.processed_at,
  progress: reviewTab.array().parse(row.progress),
  stars: row.stars,
  feedback: row.feedback,
  writtenByWriter: row.written_by_writer,
  uniqueCustomerId: row.unique_customer_id,
  review: reviewContent.parse(row.review),
  checklist: row.checklist,
  emailFromReader: row.email_from_reader,
});

export const findCritique = async (
  db: Database,
  siteId: string,
  critiqueId: string,
): Promise<CritiqueRecord | undefined> => {
  const [row] = await db.query<CritiqueRow>(
    'select * from critiques where site_id = $1 and id = $2',
    [siteId, critiqueId],
  );
  return row && toCritique(row);
};

export const insertView = async (
  db: Database,
  siteId: string,
  critiqueId: string,
  now: Date,
): Promise<string> => {
  const viewId = randomUUID();
  await db.query(
    'insert into critique_views (id, site_id, critique_id, created_at) values ($1,$2,$3,$4)',
    [viewId, siteId, critiqueId, now],
  );
  return viewId;
};

/** Adds visited tabs; one that is stored already stays. */
export const addProgress = async (
  db: Database,
  siteId: string,
  critiqueId: string,
  tabs: readonly ReviewTab[],
): Promise<boolean> => {
  const rows = await db.query(
    `update critiques set progress = progress || coalesce((
       select jsonb_agg(tab) from jsonb_array_elements($3::jsonb) tab
       where not critiques.progress @> jsonb_build_array(tab)), '[]'::jsonb)
     where site_id = $1 and id = $2 returning id`,
    [siteId, critiqueId, JSON.stringify([...new Set(tabs)])],
  );
  return rows.length === 1;
};

/** Stores the rating, unless there is one already. */
export const setFeedback = async (
  db: Database,
  siteId: string,
  critiqueId: string,
  rating: { stars: number; feedback: string },
): Promise<boolean> => {
  const rows = await db.query(
    `update critiques set stars = $3, feedback = $4
     where site_id = $1 and id = $2 and stars is null returning id`,
    [siteId, critiqueId, rating.stars, rating.feedback],
  );
  return rows.length === 1;
};

const MISSING = (column: string) => `(${column} is null or ${column} in ('', 'null'))`;

/** Fills what is missing; what is known stays as it is. */
export const fillNames = async (
  db: Database,
  siteId: string,
  critiqueId: string,
  names: {
    firstName?: string | undefined;
    lastName?: string | undefined;
    email?: string | undefined;
  },
): Promise<void> => {
  await db.query(
    `update critiques set
       first_name = case when ${MISSING('first_name')} then coalesce($3, first_name) else first_name end,
       last_name = case when ${MISSING('last_name')} then coalesce($4, last_name) else last_name end,
       email_from_reader = email_from_reader or ($5::text is not null and ${MISSING('email')}),
       email = case when ${MISSING('email')} then coalesce($5, email) else email end
     where site_id = $1 and id = $2`,
    [siteId, critiqueId, names.firstName ?? null, names.lastName ?? null, names.email ?? null],
  );
};

export const setChecklist = async (
  db: Database,
  siteId: string,
  critiqueId: string,
  findings: readonly string[],
): Promise<void> => {
  await db.query('update critiques set checklist = $3::jsonb where site_id = $1 and id = $2', [
    siteId,
    critiqueId,
    JSON.stringify(findings),
  ]);
};

/** A click that leads away from a review or into a checkout. */
export interface ReviewClick {
  kind: 'consultation' | 'external-product' | 'checkout';
  critiqueId?: string | undefined;
  viewId?: string | undefined;
  subjectId?: string | undefined;
}

export const insertClick = async (
  db: Database,
  siteId: string,
  click: ReviewClick,
  now: Date,
): Promise<string> => {
  const clickId = randomUUID();
  await db.query(
    `insert into review_clicks (id, site_id, kind, critique_id, view_id, subject_id, created_at)
     values ($1,$2,$3,(select id from critiques where site_id = $2 and id = $4),$5,$6,$7)`,
    [
      clickId,
      siteId,
      click.kind,
      click.critiqueId ?? null,
      click.viewId ?? null,
      click.subjectId ?? null,
      now,
    ],
  );
  return clickId;
};

interface ProductRow {
  id: string;
  name: string;
  price_minor: number;
  currency: string;
  frequency: string;
  product_link: string;
  product_description: string;
  button_text: string;
}

export const listExternalProducts = async (
  db: Database,
  siteId: string,
): Promise<ExternalProduct[]> => {
  const rows = await db.query<ProductRow>(
    'select * from external_products where site_id = $1 order by position, id',
    [siteId],
  );
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    price: toMajor(row.price_minor, currency.parse(row.currency)),
    frequency: productFrequency.parse(row.frequency),
    productLink: row.product_link,
    productDescription: row.product_description,
    buttonText: row.button_text,
  }));
};

/** Copies findings to an order, once. */
export const insertOrderFindings = async (
  tx: Database,
  siteId: string,
  orderId: string,
  findings: readonly OrderFinding[],
): Promise<void> => {
  for (const [position, finding] of findings.entries())
    await tx.query(
      `insert into order_findings (site_id, order_id, finding_id, position, tab, reason, words, suggestions)
       values ($1,$2,$3,$4,$5,$6,$7::jsonb,$8::jsonb) on conflict do nothing`,
      [
        siteId,
        orderId,
        finding.id,
        position,
        finding.tab,
        finding.reason,
        JSON.stringify(finding.words),
        JSON.stringify(finding.suggestions),
      ],
    );
};

export const listOrderFindings = async (
  db: Database,
  siteId: string,
  orderId: string,
): Promise<OrderFinding[]> => {
  const rows = await db.query(
    `select finding_id as id, tab, reason, words, suggestions from order_findings
     where site_id = $1 and order_id = $2 order by position`,
    [siteId, orderId],
  );
  return orderFinding.array().parse(rows);
};
