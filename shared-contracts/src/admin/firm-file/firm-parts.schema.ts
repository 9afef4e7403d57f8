import { z } from '@portal/shared-contracts/schema';
import { moduleIds } from '../../orders/module-ids.ts';
import { limits } from '../../limits.ts';
import { questionnaireFields } from '../../questionnaires/questions/fields.schema.ts';
import { translations } from '../../questionnaires/questions/translations.ts';
import { isHttps, packageContent } from '../catalogue/packages.schema.ts';
import { questionnaireTitle } from '../questionnaires/questionnaires.schema.ts';
import { carriedFile, firmKey } from './firm-file.schema.ts';

const name = packageContent.shape.name;

const modules = z
  .array(
    z.union([
      z.object({ special: z.enum(Object.values(moduleIds)), title: name }),
      z.object({ questionnaire: firmKey, title: name }),
    ]),
  )
  .min(1)
  .max(30);

const link = z.string().max(500).refine(isHttps);

/** A package in the file of a firm; what it is made of stands there by its key. */
export const carriedPackage = packageContent
  .omit({ contractId: true, survey: true, downloadables: true, services: true })
  .extend({
    contract: firmKey.nullable(),
    survey: z.union([z.object({ survey: firmKey }), z.object({ link })]).nullable(),
    downloadables: z.array(z.object({ title: name, file: carriedFile })).max(20),
    services: z.array(z.object({ name, modules })).min(1).max(20),
  });

/** {@link carriedPackage} as a type. */
export type CarriedPackage = z.output<typeof carriedPackage>;

/** A questionnaire, a survey or a template in the file of a firm. */
export const carriedQuestionnaire = z.object({
  title: questionnaireTitle,
  questions: questionnaireFields,
  translations,
});

/** {@link carriedQuestionnaire} as a type. */
export type CarriedQuestionnaire = z.output<typeof carriedQuestionnaire>;

/** A contract in the file of a firm. */
export const carriedContract = z.object({
  title: z.string().trim().min(1).max(limits.name.max),
  content: z.string().max(limits.contractText),
});

/** {@link carriedContract} as a type. */
export type CarriedContract = z.output<typeof carriedContract>;
