import { randomUUID } from 'node:crypto';
import type { FindingHistory, ReviewFinding } from '@portal/shared-contracts/reviews';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** One change of a finding. */
export interface Edit {
  kind: FindingHistory['kind'];
  findingId: string;
  before: ReviewFinding | null;
  after: ReviewFinding | null;
}

const asJson = (finding: ReviewFinding | null): string | null => finding && JSON.stringify(finding);

export const insertEdits = async (
  tx: SiteDatabase,
  critiqueId: string,
  person: { id: string; name: string },
  edits: readonly Edit[],
): Promise<void> => {
  for (const { kind, findingId, before, after } of edits)
    await tx.query(
      `insert into review_edits (id, site_id, critique_id, at, person_id, person_name, finding_id,
         kind, before, after) values ($1,$2,$3,$4,$5,$6,$7,$8,$9::jsonb,$10::jsonb)`,
      [
        randomUUID(),
        tx.siteId,
        critiqueId,
        tx.now(),
        person.id,
        person.name,
        findingId,
        kind,
        asJson(before),
        asJson(after),
      ],
    );
};

interface EditRow {
  at: Date;
  person_name: string;
  finding_id: string;
  kind: FindingHistory['kind'];
  before: ReviewFinding | null;
  after: ReviewFinding | null;
}

/** Who changed what, the newest first. */
export const listEdits = async (
  db: SiteDatabase,
  critiqueId: string,
): Promise<FindingHistory[]> => {
  const rows = await db.query<EditRow>(
    `select at, person_name, finding_id, kind, before, after from review_edits
     where site_id = $1 and critique_id = $2 order by at desc, id`,
    [db.siteId, critiqueId],
  );
  return rows.map(({ at, person_name, finding_id, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: person_name,
    finding: finding_id,
  }));
};
