import {
  type CarriedPackage,
  carriedPackage,
  isHttps,
  isQuestionnaireModule,
  type PackageContent,
} from '@portal/shared-contracts/admin';
import type { CarriedFile, FirmNeed, FirmReading } from '../../../../kernel/firm-file/firm-part.ts';
import { getNewestFile } from '../../downloadables/downloadable-files.repository.ts';
import { cleanContent } from '../package-content.ts';

type CarriedModule = CarriedPackage['services'][number]['modules'][number];
type Module = PackageContent['services'][number]['modules'][number];

const carryModule = ({ id, title }: Module, { keyOf }: FirmReading): CarriedModule =>
  isQuestionnaireModule(id)
    ? { questionnaire: keyOf('questionnaires', id), title }
    : { special: id as Exclude<CarriedModule, { questionnaire: string }>['special'], title };

const carrySurvey = (survey: string | null, { keyOf }: FirmReading): CarriedPackage['survey'] => {
  if (survey === null) return null;
  return isHttps(survey) ? { link: survey } : { survey: keyOf('surveys', survey) };
};

const carryDownloadables = async (
  { downloadables }: PackageContent,
  { db, carry }: FirmReading,
): Promise<CarriedPackage['downloadables']> => {
  const carried: { title: string; file: CarriedFile }[] = [];
  for (const { title, key } of downloadables) {
    // A package names a download by its first file; what its next buyer gets is the newest.
    const file = await carry(await getNewestFile(db, key));
    if (file) carried.push({ title, file });
  }
  return carried;
};

/** Foreign content as a package, with nothing in it that could run. */
export const readCarried = (content: unknown): CarriedPackage => {
  const read = carriedPackage.parse(content);
  const { descriptionHtml } = read;
  return { ...read, ...cleanContent({ descriptionHtml }) };
};

/** A package as the file of the firm holds it: what it is made of by its key. */
export const carryPackage = async (
  content: PackageContent,
  reading: FirmReading,
): Promise<CarriedPackage> => {
  const { contractId, survey, services, currency, ...rest } = content;
  return readCarried({
    ...rest,
    // The file is in the money of its firm; what is not says so.
    ...(currency === reading.site.settings.currency ? {} : { currency }),
    contract: contractId === null ? null : reading.keyOf('contracts', contractId),
    survey: carrySurvey(survey, reading),
    downloadables: await carryDownloadables(content, reading),
    services: services.map(({ name, modules }) => ({
      name,
      modules: modules.map((module) => carryModule(module, reading)),
    })),
  });
};

/** What it cannot be without. */
export const needsOf = ({ contract, survey, services }: CarriedPackage): FirmNeed[] => [
  ...(contract === null ? [] : [{ part: 'contracts', key: contract }]),
  ...(survey && 'survey' in survey ? [{ part: 'surveys', key: survey.survey }] : []),
  ...services.flatMap(({ modules }) =>
    modules.flatMap((module) =>
      'questionnaire' in module ? [{ part: 'questionnaires', key: module.questionnaire }] : [],
    ),
  ),
];

/** By what key things of other parts are known here. */
export type IdOf = (part: string, key: string) => string;

const surveyOf = (survey: CarriedPackage['survey'], idOf: IdOf): string | null => {
  if (!survey) return null;
  return 'link' in survey ? survey.link : idOf('surveys', survey.survey);
};

/** The content of a package of this firm, but for its files. */
export const toContent = (
  { contract, survey, services, downloadables: _files, ...rest }: CarriedPackage,
  idOf: IdOf,
): PackageContent => ({
  ...rest,
  contractId: contract === null ? null : idOf('contracts', contract),
  survey: surveyOf(survey, idOf),
  downloadables: [],
  services: services.map(({ name, modules }) => ({
    name,
    modules: modules.map((module) => ({
      id: 'special' in module ? module.special : idOf('questionnaires', module.questionnaire),
      title: module.title,
    })),
  })),
});
