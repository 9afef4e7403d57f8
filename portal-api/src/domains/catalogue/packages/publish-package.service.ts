import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/shared-contracts';
import { isHttps, type PackageContent } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { say } from '../../../kernel/words/bundles.ts';
import { wordRefusal } from '../../../kernel/words/words.ts';
import { listMissingFiles } from '../../files/files.service.ts';
import { holdEdited } from './edit-package.service.ts';
import { updateEdited } from './edited-packages.repository.ts';
import { type EditContext, noteChanges, refuseUnseen } from './meanwhile.ts';
import { differingFields, fieldsOf, contentOf } from './package-content.ts';
import { findPackage } from './packages.repository.ts';
import { insertPublication } from './published-packages.repository.ts';
import { rehearse, type Rehearsal } from './rehearsal.ts';

/** Something that a package may ask for, by its title. */
export interface Choice {
  _id: string;
  title: string;
}

/** What the firm has published beside its packages; the domains that hold it say so. */
export interface CatalogueSources {
  questionnaires(db: SiteDatabase): Promise<readonly Choice[]>;
  contracts(db: SiteDatabase): Promise<readonly Choice[]>;
  surveys(db: SiteDatabase): Promise<readonly Choice[]>;
  /** Questionnaires and surveys at once. */
  forms(db: SiteDatabase): Promise<readonly (Choice & { kind: 'questionnaire' | 'survey' })[]>;
  /** Contracts with those that a package may name, though nobody can be asked to sign them now. */
  statedContracts(
    db: SiteDatabase,
  ): Promise<readonly (Choice & { state: 'published' | 'draft' | 'archived' })[]>;
  downloadables(db: SiteDatabase): Promise<readonly { title: string; key: string }[]>;
}

const bare = ({ _id, title }: Choice): Choice => ({ _id, title });

/** What a package can be made of. */
export const readChoices = async (db: SiteDatabase, sources: CatalogueSources) => {
  const forms = await sources.forms(db);
  const contracts = await sources.statedContracts(db);
  return {
    questionnaires: forms.filter(({ kind }) => kind === 'questionnaire').map(bare),
    surveys: forms.filter(({ kind }) => kind === 'survey').map(bare),
    contracts: contracts.filter(({ state }) => state === 'published').map(bare),
    otherContracts: contracts.flatMap(({ state, ...choice }) =>
      state === 'published' ? [] : [{ ...choice, state }],
    ),
    downloadables: [...(await sources.downloadables(db))],
  };
};

type PartSources = Pick<CatalogueSources, 'questionnaires' | 'contracts' | 'surveys'>;

const idsOf = (choices: readonly Choice[]): Set<string> => new Set(choices.map(({ _id }) => _id));

/** An order of the package, played from purchase to done. */
const rehearseContent = async (
  db: SiteDatabase,
  content: PackageContent,
  sources: PartSources,
): Promise<Rehearsal> =>
  rehearse(content, {
    questionnaires: idsOf(await sources.questionnaires(db)),
    contracts: idsOf(await sources.contracts(db)),
  });

const unknownPart = { code: 'package-part-unknown', params: {} } as const;

/** What a package names and the firm does not have, by the field that names it. */
const unknownParts = async (
  db: SiteDatabase,
  { contractId, survey, downloadables }: PackageContent,
  sources: PartSources,
): Promise<Record<string, typeof unknownPart>> => {
  const [contracts, surveys] = [await sources.contracts(db), await sources.surveys(db)];
  const hasContract = contractId === null || idsOf(contracts).has(contractId);
  const hasSurvey = survey === null || isHttps(survey) || idsOf(surveys).has(survey);
  const keys = downloadables.map(({ key }) => key);
  const missing = new Set(await listMissingFiles(db, keys));
  const lostFiles = keys.flatMap((key, at) =>
    missing.has(key) ? [[`downloadables.${at}.title`, unknownPart] as const] : [],
  );
  return {
    ...(hasContract ? {} : { contractId: unknownPart }),
    ...(hasSurvey ? {} : { survey: unknownPart }),
    ...Object.fromEntries(lostFiles),
  };
};

const FILE = /^downloadables\.(\d+)\./;

const wordMissing = (field: string, content: PackageContent, language: Language): string => {
  const place = FILE.exec(field)?.[1];
  if (place === undefined) return say(`portal:rehearsal.${field}`, language);
  const title = content.downloadables[Number(place)]?.title ?? '';
  return say('portal:rehearsal.file', language, { title });
};

/** A played order with what stands in its way, each by its name. */
export const rehearseInWords = async (
  db: SiteDatabase,
  content: PackageContent,
  sources: PartSources,
  language: Language,
): Promise<{ steps: number; problems: string[] }> => {
  const { steps, stuck } = await rehearseContent(db, content, sources);
  const missing = await unknownParts(db, content, sources);
  const problems = Object.keys(missing).map((field) => wordMissing(field, content, language));
  // Without its contract the order stops there, whatever comes after.
  if (stuck && !('contractId' in missing))
    problems.push(wordRefusal(new Refusal('package-stuck', stuck).sentence, language));
  return { steps, problems };
};

const refuseUnfit = async (
  db: SiteDatabase,
  content: PackageContent,
  sources: PartSources,
): Promise<void> => {
  const unknown = await unknownParts(db, content, sources);
  if (Object.keys(unknown).length > 0) throw new Refusal('package-part-unknown', {}, unknown);
  const { stuck } = await rehearseContent(db, content, sources);
  if (stuck) throw new Refusal('package-stuck', stuck, 'services');
};

/** Sells the draft from now on: a version that nobody changes any more, with services of its own. */
export const publishDraft = (
  ctx: EditContext,
  {
    packageId,
    baseVersion,
    newServiceId = () => randomUUID(),
  }: { packageId: string; baseVersion: number; newServiceId?: (name: string) => string },
  sources: PartSources,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = await holdEdited(tx, packageId);
    refuseUnseen(ctx, row, baseVersion);
    if (row.state === 'archived') throw new Refusal('package-archived');
    const { content } = row;
    await refuseUnfit(tx, content, sources);
    const former = await findPackage(tx, packageId);
    const fields = former ? differingFields(contentOf(former), content) : [];
    if (former && fields.length === 0 && row.draft === null) return;
    const version = (row.publishedVersion ?? 0) + 1;
    const { companyName } = ctx.site.settings;
    const by = ctx.actor.id;
    await insertPublication(
      tx,
      { packageId, version, content, currency: content.currency, companyName, by },
      newServiceId,
    );
    ctx.audit.note({
      before: { ...(former ? fieldsOf(contentOf(former), fields) : {}), version: former?.version },
      after: { ...fieldsOf(content, fields), version },
    });
    const fieldChanges = noteChanges(ctx, row, []);
    await updateEdited(tx, packageId, { draft: null, state: 'published', fieldChanges, by });
  });
