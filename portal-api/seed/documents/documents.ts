import { createHash } from 'node:crypto';
import { moduleIds } from '@portal/shared-contracts/orders';
import { sanitizeContract } from '../../src/domains/documents/contracts/contract-content.ts';
import { agreement, draftTexts, draftWords, previousText } from './documents.data.ts';
import { seedDrafts } from './documents.drafts.ts';
import { makeDocx, makePdf, makeSignature } from './documents.files.ts';
import { type FiledRow, type Row, withFiles } from './filed-rows.ts';
import { insertRows } from '../insert-rows.ts';
import type { SeedContext, Seeder } from '../seeder.ts';

/** A finished task of a seeded order that left a document behind. */
interface DoneTask {
  order_id: string;
  service_id: string;
  service: string;
  task_id: string;
  client_id: string;
  writer_id: string;
  completed_at: Date;
}

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

const seedSignatures = async ({ db, site }: SeedContext): Promise<void> => {
  const { title, content } = agreement(site.settings.companyName);
  const clean = sanitizeContract(content);
  const image = makeSignature();
  await db.query(
    `insert into contract_signatures (site_id, order_id, person_id, name, title, content,
       content_sha256, image, image_sha256, signed_at, contract_id, contract_version)
     select o.site_id, o.id, o.client_id, c.first_name || ' ' || c.last_name, $2, $3, $4, $5, $6,
       o.contract_signed_at, p.contract_id, 1
     from orders o
     join packages p on p.site_id = o.site_id and p.id = o.package_id
     join people c on c.site_id = o.site_id and c.id = o.client_id
     where o.site_id = $1 and p.contract_id is not null and o.contract_signed_at is not null`,
    [site.id, title, clean, sha256(clean), image, sha256(image)],
  );
};

const doneTasks = ({ db, site }: SeedContext, taskId: string): Promise<DoneTask[]> =>
  db.query<DoneTask>(
    `select t.order_id, t.service_id, s.name as service, t.task_id, o.client_id, o.writer_id,
       t.completed_at
     from completed_tasks t
     join orders o on o.site_id = t.site_id and o.id = t.order_id
     join services s on s.site_id = t.site_id and s.id = t.service_id
     where t.site_id = $1 and t.task_id = $2 order by t.order_id, t.service_id`,
    [site.id, taskId],
  );

const seedPrevious = async (seed: SeedContext): Promise<void> => {
  const content = await makePdf(previousText);
  const tasks = await doneTasks(seed, moduleIds.previousDocument);
  const filed = tasks.map(({ order_id, service_id, client_id, completed_at }): FiledRow => ({
    row: { site_id: seed.site.id, order_id, service_id, created_at: completed_at, position: 0 },
    file: {
      filename: 'My resume (old).pdf',
      content,
      ownerId: client_id,
      subject: { kind: 'previous-document', id: `${order_id}/${service_id}` },
    },
  }));
  await insertRows(seed.db, 'previous_documents', await withFiles(seed, filed));
};

const finalFiles = async (siteId: string, task: DoneTask): Promise<FiledRow[]> => {
  const { order_id, service_id, service, writer_id: ownerId } = task;
  const text = draftTexts(service)[1] ?? previousText;
  const subject = { kind: 'final-document', id: `${order_id}/${service_id}` };
  const files = [
    { slot: 'pdf', filename: `${service} final.pdf`, content: await makePdf(text) },
    { slot: 'word', filename: `${service} final.docx`, content: makeDocx(text) },
  ];
  return files.map(({ slot, ...file }, position) => ({
    row: { site_id: siteId, order_id, service_id, slot, position },
    file: { ...file, ownerId, subject },
  }));
};

const seedFinals = async (seed: SeedContext): Promise<void> => {
  const tasks = await doneTasks(seed, moduleIds.finalDocument);
  const finals = tasks.map(({ order_id, service_id, writer_id, completed_at }): Row => ({
    site_id: seed.site.id,
    order_id,
    service_id,
    writer_id,
    notes: draftWords.finalNotes,
    updated_at: completed_at,
  }));
  const filed = await Promise.all(tasks.map((task) => finalFiles(seed.site.id, task)));
  await insertRows(seed.db, 'final_documents', finals);
  await insertRows(seed.db, 'final_document_files', await withFiles(seed, filed.flat()));
};

const seedLinkedin = async (seed: SeedContext): Promise<void> => {
  const content = await makePdf({ ...previousText, title: 'LinkedIn profile' });
  const tasks = await doneTasks(seed, moduleIds.finalLinkedin);
  const filed = tasks.map(({ order_id, writer_id, completed_at }): FiledRow => ({
    row: { site_id: seed.site.id, order_id, writer_id, updated_at: completed_at },
    file: {
      filename: 'LinkedIn profile.pdf',
      content,
      ownerId: writer_id,
      subject: { kind: 'linkedin-document', id: order_id },
    },
  }));
  await insertRows(seed.db, 'linkedin_documents', await withFiles(seed, filed));
};

/** The signatures of the contract, and every document that the seeded orders speak of. */
export const documentsSeeder: Seeder = {
  name: 'documents',
  run: async (seed) => {
    await seedSignatures(seed);
    await seedPrevious(seed);
    await seedDrafts(seed);
    await seedFinals(seed);
    await seedLinkedin(seed);
  },
};
