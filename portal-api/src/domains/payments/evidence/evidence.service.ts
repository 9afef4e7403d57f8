import { createHash, type Hash } from 'node:crypto';
import { type StoredFile, storedFile } from '@portal/shared-contracts';
import type { ZipEntry } from '../../../kernel/archives/zip-stream.ts';
import type { Context } from '../../../kernel/context.ts';
import { wordErased } from '../../../kernel/words/erased.ts';
import type { FileStore } from '../../../kernel/file-store.ts';
import type { OrderRecord } from '../../orders/orders.service.ts';
import type { EvidenceSources } from './evidence-sources.ts';

/** What a file of evidence is about. */
export interface EvidenceSubject {
  order: OrderRecord;
  /** Payment, invoice and dispute as the firm reads them. */
  facts: object;
}

interface Tools {
  sources: EvidenceSources;
  store: Pick<FileStore, 'get'>;
}

const json = ({ language }: Context, name: string, value: unknown): ZipEntry => ({
  name,
  content: [Buffer.from(wordErased(`${JSON.stringify(value, null, 2)}\n`, language))],
  isText: true,
});

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every stored file that stands anywhere in a value. */
const filesIn = (value: unknown): StoredFile[] => {
  if (!isRecord(value)) return [];
  const { data: file } = storedFile.safeParse(value);
  return file ? [file] : Object.values(value).flatMap(filesIn);
};

const safeName = ({ key, originalname }: StoredFile): string =>
  `deliveries/${key}-${originalname.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(-100)}`;

async function* deliveries(ctx: Context, orderId: string, { sources, store }: Tools) {
  const documents = await sources.documents(ctx, orderId);
  const missing: string[] = [];
  for (const file of filesIn(documents)) {
    const content = await store.get(file.key).catch(() => undefined);
    if (content) yield { name: safeName(file), content };
    else missing.push(file.originalname);
  }
  yield json(ctx, 'deliveries.json', { documents, missing });
}

async function* contract(ctx: Context, order: OrderRecord, { sources }: Tools) {
  const facts = await sources.contract(ctx, order);
  if (!facts) return;
  yield json(ctx, 'contract.json', facts);
  if (!facts.receipt) return;
  const { content } = await sources.printContract(ctx, order);
  yield { name: 'contract.pdf', content: [content] };
}

async function* parts(ctx: Context, { order, facts }: EvidenceSubject, tools: Tools) {
  yield json(ctx, 'payment.json', facts);
  yield* contract(ctx, order, tools);
  yield json(ctx, 'answers.json', await tools.sources.answers(ctx, order._id));
  yield* deliveries(ctx, order._id, tools);
  yield json(ctx, 'conversation.json', await tools.sources.conversation(ctx, order._id));
}

async function* hashed(content: ZipEntry['content'], hash: Hash) {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}

/** Everything that shows what was agreed and delivered, and last a list of it all with the digest of each file. */
export async function* evidenceOf(
  ctx: Context,
  subject: EvidenceSubject,
  tools: Tools,
): AsyncGenerator<ZipEntry> {
  const { order } = subject;
  const files: Record<string, string> = {};
  for await (const entry of parts(ctx, subject, tools)) {
    const hash = createHash('sha256');
    yield { ...entry, content: hashed(entry.content, hash) };
    files[entry.name] = hash.digest('hex');
  }
  yield json(ctx, 'index.json', {
    firm: ctx.site.settings.companyName,
    order: order.number,
    package: order.package.packageName,
    customer: order.customer,
    placedAt: order.createdAt,
    completedAt: order.completedAt,
    madeAt: ctx.now().toISOString(),
    sha256: files,
  });
}
