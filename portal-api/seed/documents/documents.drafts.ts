import { draftTexts, draftWords } from './documents.data.ts';
import { makeDocx, makePdf, type SeedText } from './documents.files.ts';
import { type FiledRow, type Row, withFiles } from './filed-rows.ts';
import { insertRows } from '../insert-rows.ts';
import { momentAt, SHARES } from '../orders/order-times.ts';
import type { SeedContext } from '../seeder.ts';

/** A service of a seeded order whose writer has sent drafts. */
interface Drafted {
  order_id: string;
  service_id: string;
  service: string;
  writer_id: string;
  client_id: string;
  created_at: Date;
  completed_at: Date | null;
  accepted: boolean;
  pending_client_review: boolean;
  pending_approval: boolean;
}

/** Where one seeded draft stands. */
interface SeedDraft {
  approval: 'pending' | 'approved' | 'rejected' | null;
  rating?: number;
  review?: string;
}

/** What is written of the drafts of a service. */
interface DraftRows {
  drafts: Row[];
  files: FiledRow[];
}

const listDrafted = ({ db, site }: SeedContext): Promise<Drafted[]> =>
  db.query<Drafted>(
    `select f.order_id, f.service_id, s.name as service, o.writer_id, o.client_id, o.created_at, o.completed_at,
       f.pending_client_review, f.pending_approval,
       exists (select 1 from completed_tasks t where t.site_id = f.site_id
         and t.order_id = f.order_id and t.service_id = f.service_id
         and t.task_id = 'revision_process') as accepted
     from revision_flags f
     join orders o on o.site_id = f.site_id and o.id = f.order_id
     join services s on s.site_id = f.site_id and s.id = f.service_id
     where f.site_id = $1 and f.sent_by_writer order by f.order_id, f.service_id`,
    [site.id],
  );

/** The drafts of one service, oldest first, in the state that the order's flags say. */
const draftsOf = (drafted: Drafted, approvalOn: boolean): SeedDraft[] => {
  const approval = approvalOn ? 'approved' : null;
  const first: SeedDraft = { approval, rating: 3, review: draftWords.request };
  if (drafted.accepted) return [first, { approval, rating: 5, review: draftWords.praise }];
  if (drafted.pending_client_review) return [first, { approval }];
  if (drafted.pending_approval)
    return approvalOn ? [{ approval: 'rejected' }, { approval: 'pending' }] : [first, { approval }];
  // Every second order in the writer's hands was sent back by the admin instead of the customer.
  const isRejected = approvalOn && /[13579]$/.test(drafted.order_id);
  return isRejected ? [{ approval: 'rejected' }] : [first];
};

const filesOf = async (
  siteId: string,
  { writer_id }: Drafted,
  draft: { id: string; name: string; text: SeedText; isRejected: boolean },
): Promise<FiledRow[]> => {
  const notes = { title: 'Notes of the admin', paragraphs: [draftWords.rejection] };
  const ofAdmin = { slot: 'rejection', filename: `${notes.title}.pdf`, ownerId: null };
  const files = [
    {
      slot: 'pdf',
      filename: `${draft.name}.pdf`,
      ownerId: writer_id,
      content: await makePdf(draft.text),
    },
    {
      slot: 'word',
      filename: `${draft.name}.docx`,
      ownerId: writer_id,
      content: makeDocx(draft.text),
    },
    ...(draft.isRejected ? [{ ...ofAdmin, content: await makePdf(notes) }] : []),
  ];
  return files.map(({ slot, ...file }, position) => ({
    row: { site_id: siteId, draft_id: draft.id, slot, position },
    file: { ...file, subject: { kind: 'draft', id: draft.id } },
  }));
};

const seedService = async (
  seed: SeedContext,
  drafted: Drafted,
  approvalOn: boolean,
): Promise<DraftRows> => {
  const rows: DraftRows = { drafts: [], files: [] };
  const { order_id, service_id, service, writer_id } = drafted;
  const texts = draftTexts(service);
  for (const [index, draft] of draftsOf(drafted, approvalOn).entries()) {
    const id = seed.id(`draft/${order_id}/${service_id}/${index}`);
    const end = drafted.completed_at ?? seed.day(0);
    const share = SHARES.firstDraft + index * SHARES.betweenDrafts;
    const at = momentAt(drafted.created_at, end, share);
    const judgedAt = momentAt(drafted.created_at, end, share + SHARES.verdict);
    const reviewedAt = momentAt(drafted.created_at, end, share + SHARES.review);
    const isJudged = draft.approval === 'approved' || draft.approval === 'rejected';
    const isReviewed = draft.review !== undefined;
    rows.drafts.push({
      id,
      site_id: seed.site.id,
      order_id,
      service_id,
      writer_id,
      number: index + 1,
      notes: index === 0 ? draftWords.notes : '',
      approval: draft.approval,
      rejection_reason: draft.approval === 'rejected' ? draftWords.rejection : null,
      rating: draft.rating ?? null,
      review: draft.review ?? null,
      judged_at: isJudged ? judgedAt : null,
      reviewed_at: isReviewed ? reviewedAt : null,
      created_at: at,
      updated_at: isReviewed ? reviewedAt : at,
    });
    const files = await filesOf(seed.site.id, drafted, {
      id,
      name: `${service} draft ${index + 1}`,
      text: texts[index] ?? { title: service, paragraphs: [] },
      isRejected: draft.approval === 'rejected',
    });
    rows.files.push(...files);
  }
  return rows;
};

/** Drafts in every state. */
export const seedDrafts = async (seed: SeedContext): Promise<void> => {
  const approvalOn = seed.site.settings.website_settings.enable_revisions_approval_feature;
  // Where nobody approves drafts, the ones that would wait for that wait for the customer.
  if (!approvalOn)
    await seed.db.query(
      `update revision_flags set pending_client_review = true, pending_approval = false
       where site_id = $1 and pending_approval`,
      [seed.site.id],
    );
  const all: DraftRows[] = [];
  for (const drafted of await listDrafted(seed))
    all.push(await seedService(seed, drafted, approvalOn));
  // Two statements for hundreds of rows.
  await insertRows(
    seed.db,
    'drafts',
    all.flatMap(({ drafts }) => drafts),
  );
  await insertRows(
    seed.db,
    'draft_files',
    await withFiles(
      seed,
      all.flatMap(({ files }) => files),
    ),
  );
};
