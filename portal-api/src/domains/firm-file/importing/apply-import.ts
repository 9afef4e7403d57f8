import { randomUUID } from 'node:crypto';
import type { ImportOutcome } from '@portal/shared-contracts/admin';
import { Refusal, type RefusalSentence } from '@portal/shared-contracts/refusals';
import { bindSite } from '../../../database/scoped-database.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type {
  CarriedFile,
  FirmPart,
  FirmWriting,
  Importer,
} from '../../../kernel/firm-file/firm-part.ts';
import type { HeldFile } from '../../../kernel/files.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { filesService, findFile } from '../../files/files.service.ts';
import { lockFirm } from '../operations/operations.repository.ts';
import { readFirm } from '../read-firm.ts';
import { type CarriedThings, type ImportPlan, type Judge, planImport } from './plan-import.ts';
import type { PlannedThing } from './plan-import.ts';

/** What is taken into the firm. */
export interface Source extends CarriedThings {
  open(file: CarriedFile): Promise<HeldFile>;
}

/** How it is taken. */
export interface Decision {
  isPublished: boolean;
  isOurs: boolean;
}

/** Who takes it into which firm, and what the rows of the audit log have in common. */
export interface ImportTools {
  platform: Pick<Platform, 'database' | 'fileStore' | 'firmParts'>;
  ctx: Pick<SiteContext, 'site' | 'now'>;
  importer: Importer | undefined;
  address: string | undefined;
  judge: Judge;
  batch: string;
  /** Ids of what is new, where they follow from the keys. */
  newId?: FirmWriting['newId'];
}

type Ids = Map<string, ReadonlyMap<string, string>>;

const writingOf = (tools: ImportTools, tx: SiteDatabase, source: Source, ids: Ids): FirmWriting => {
  const { platform, ctx, importer } = tools;
  const { fileStore } = platform;
  const writing: FirmWriting = {
    db: tx,
    site: ctx.site,
    now: ctx.now,
    // A command is nobody in particular.
    actor: importer ?? { id: '', firstName: '' },
    audit: { note: () => undefined },
    files: filesService(tx, fileStore, ctx.site.settings.storage),
    fileStore,
    idOf: (part, key) => ids.get(part)?.get(key) ?? key,
    newId: tools.newId ?? (() => randomUUID()),
    open: source.open,
    noteSettings: (settings) => {
      writing.site = { ...writing.site, settings };
    },
  };
  return writing;
};

const isWritten = ({ line }: PlannedThing): boolean =>
  line.act === 'create' || line.act === 'change';

const noteThing = (tools: ImportTools, tx: SiteDatabase, thing: PlannedThing, id: string) => {
  const { line, former } = thing;
  const values = (side: 'before' | 'after') =>
    Object.fromEntries(line.changes.map((change) => [change.path, change[side]]));
  // The words of a contract stay out of the log.
  const isText = thing.part.isWordy === true;
  return writeAudit(tx, {
    action: 'firm imported',
    outcome: 'done',
    personId: tools.importer?.id,
    address: tools.address,
    subject: { kind: thing.part.noun, id },
    before: former && (isText ? { title: former.title } : values('before')),
    after: { title: line.title, ...(isText ? {} : values('after')) },
    batch: tools.batch,
  });
};

/** A thing with the id under which it stands now. */
type Written = readonly [thing: PlannedThing, id: string];

const writePart = async (
  part: FirmPart,
  plan: ImportPlan,
  { writing, ids }: { writing: FirmWriting; ids: Ids },
): Promise<Written[]> => {
  const own = plan.things.filter((thing) => thing.part === part);
  const wanted = own.filter(isWritten);
  const made = await part.write(
    writing,
    wanted.map(({ key, content, former }) => ({ key, content, id: former?.id })),
  );
  ids.set(part.name, new Map([...(ids.get(part.name) ?? []), ...made]));
  return wanted.map((thing): Written => [thing, made.get(thing.key) ?? thing.key]);
};

const publishThing = async (
  { part, line, key }: PlannedThing,
  writing: FirmWriting,
): Promise<void> => {
  try {
    await part.publish?.(writing, writing.idOf(part.name, key));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const why = Object.values(error.fields ?? {})[0] ?? error.sentence;
    // The table's own types end where a sentence is handed on.
    const fields = { [`${part.name}.${key}`]: why as RefusalSentence };
    throw new Refusal('firm-item-unpublished', { name: line.title }, fields);
  }
};

const publishAll = async (
  plan: ImportPlan,
  writing: FirmWriting,
  { isOurs }: Decision,
): Promise<number> => {
  const waiting = plan.things.filter(
    ({ part, line, former }) =>
      part.publish && line.act !== 'refused' && line.isPublished === false && !former?.isArchived,
  );
  if (!isOurs && waiting.some(({ part }) => part.mustBeOurs === true))
    throw new Refusal('contract-not-ours', {}, 'isOurs');
  for (const thing of waiting) await publishThing(thing, writing);
  return waiting.length;
};

/** What an import would do to the firm as it stands. */
export const planFor = async (
  { platform: { firmParts }, ctx, judge }: ImportTools,
  db: SiteDatabase,
  source: CarriedThings,
): Promise<{ plan: ImportPlan; ids: Ids }> => {
  // Reading needs the rows of files only, never their bytes.
  const files = { find: (key: string) => findFile(db, key) };
  const firm = await readFirm({ db, site: ctx.site, files }, firmParts);
  const ids: Ids = new Map(
    [...firm.things].map(([part, things]) => [
      part,
      new Map(things.map(({ key, id }) => [key, id])),
    ]),
  );
  return { plan: planImport(firmParts, source, { firm, judge }), ids };
};

/** What is taken in at once. */
interface WholeImport {
  source: Source;
  decision: Decision;
  /** Refuses what nobody has seen, before anything is written. */
  check?: (plan: ImportPlan) => void;
}

/** Takes it all into the firm, within the platform's transaction that the caller holds. */
export const applyWithin = async (
  tx: SiteDatabase,
  tools: ImportTools,
  { source, decision, check = () => undefined }: WholeImport,
): Promise<ImportOutcome> => {
  await lockFirm(tx);
  const { plan, ids } = await planFor(tools, tx, source);
  check(plan);
  const writing = writingOf(tools, tx, source, ids);
  const written: Written[] = [];
  for (const part of tools.platform.firmParts)
    written.push(...(await writePart(part, plan, { writing, ids })));
  const published = decision.isPublished ? await publishAll(plan, writing, decision) : 0;
  // Last: from the first row on, whatever else the firm writes down waits for the end.
  for (const [thing, id] of written) await noteThing(tools, tx, thing, id);
  const count = (act: string) => plan.lines.filter((line) => line.act === act).length;
  return { created: count('create'), changed: count('change'), published };
};

/** Takes it all into the firm, or nothing of it (BO-30). */
export const applyImport = (tools: ImportTools, whole: WholeImport): Promise<ImportOutcome> =>
  tools.platform.database
    .platform()
    .transaction((platformTx) =>
      applyWithin(bindSite(platformTx, tools.ctx.site.id, tools.ctx.now), tools, whole),
    );
