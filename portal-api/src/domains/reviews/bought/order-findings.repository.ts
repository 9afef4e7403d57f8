import { orderFinding, type OrderFinding } from '@portal/shared-contracts/reviews';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** Copies findings to an order, once. */
export const insertOrderFindings = async (
  tx: SiteDatabase,
  orderId: string,
  findings: readonly OrderFinding[],
): Promise<void> => {
  for (const [position, finding] of findings.entries())
    await tx.query(
      `insert into order_findings (site_id, order_id, finding_id, position, tab, reason, words, suggestions)
       values ($1,$2,$3,$4,$5,$6,$7::jsonb,$8::jsonb) on conflict do nothing`,
      [
        tx.siteId,
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
  db: SiteDatabase,
  orderId: string,
): Promise<OrderFinding[]> => {
  const rows = await db.query(
    `select finding_id as id, tab, reason, words, suggestions from order_findings
     where site_id = $1 and order_id = $2 order by position`,
    [db.siteId, orderId],
  );
  return orderFinding.array().parse(rows);
};
