import { limits } from '../../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import { moduleKind } from '../../orders/module-ids.ts';
import { orderModule } from '../../orders/orders.schema.ts';
import type { RefusedBy } from '../../refusals/input-sentences.ts';
import { id, timestamp } from '../../scalars.ts';
import { rowVersion } from '../../lists.ts';

/** What a firm does with something that it edits and publishes. */
export const publishedStates = ['draft', 'published', 'archived'] as const;

/** One of {@link publishedStates}. */
export const publishedState = z.enum(publishedStates);

const name = z.string().trim().min(1).max(255);

/** The dearest that a firm can ask for, in minor units. */
export const MOST_MINOR = 1_000_000_000;

/** An amount in minor units, from nothing on. */
export const minorAmount = z.number().int().min(0).max(MOST_MINOR);

/** An address that only an encrypted connection reaches. */
export const isHttps = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

const hasScheme = (text: string): boolean => text.includes(':');

const survey = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine((text) => !hasScheme(text) || isHttps(text), {
    params: { refusal: 'field-no-address' } satisfies RefusedBy,
  });

const modules = z
  .array(z.object({ id: orderModule.shape.id, title: name }))
  .min(1)
  .max(limits.firm.serviceModules)
  .refine((list) => new Set(list.map((module) => module.id)).size === list.length, {
    params: { refusal: 'module-twice' } satisfies RefusedBy,
  });

/** One kind of document in a package: its steps in their order (BO-87). */
export const packageService = z.object({ name, modules });

/** A file that its buyers get. */
export const packageFile = z.object({ title: name, key: z.string().min(1).max(200) });

/** Everything that a firm says of a package (BO-86); a draft of it and each version have this form. */
export const packageContent = z.object({
  name,
  /** In minor units of {@link currency}. */
  priceMinor: minorAmount,
  /** What the price is in; missing in what is sent for a new package in the firm's currency, and in old replies. */
  currency: currency.optional(),
  description: z.string().trim().max(limits.firm.packageDescription),
  /** Sanitised where it is saved. */
  descriptionHtml: z.string().max(limits.firm.packageDetails),
  contractId: id.nullable(),
  /** A survey of the firm by its id, or an https address. */
  survey: survey.nullable(),
  downloadables: z.array(packageFile).max(limits.firm.packageFiles),
  isPurchasable: z.boolean(),
  /** Where it stands among packages of one price; the smaller the earlier. */
  position: z.number().int().min(0).max(9999),
  services: z.array(packageService).min(1).max(limits.firm.packageServices),
});

/** {@link packageContent} as a type. */
export type PackageContent = z.output<typeof packageContent>;

/** A field of a package's form. */
export type PackageField = keyof PackageContent;

/** A package as the list shows it. */
export const listedPackage = z.object({
  _id: id,
  name: z.string(),
  /** What customers read, where `name` is what is edited; nothing before the first publishing. */
  publishedName: z.string().nullable().optional(),
  priceMinor: z.number().int(),
  currency,
  state: publishedState,
  isPurchasable: z.boolean(),
  /** Nothing before the first publishing. */
  publishedVersion: z.number().int().nullable(),
  /** Whether something is edited and not published yet. */
  hasDraft: z.boolean(),
  services: z.number().int(),
  /** How many orders were made of it, all its versions together. */
  orders: z.number().int(),
});

/** {@link listedPackage} as a type. */
export type ListedPackage = z.output<typeof listedPackage>;

/** A package as its form shows it: what is edited, or else what is sold. */
export const editedPackage = listedPackage.extend({
  version: rowVersion,
  content: packageContent,
  changedAt: timestamp.nullable(),
  changedBy: z.string().nullable(),
});

/** {@link editedPackage} as a type. */
export type EditedPackage = z.output<typeof editedPackage>;

/** A version as it was published. */
export const packageVersion = z.object({
  version: z.number().int(),
  publishedAt: timestamp,
  /** Nobody for a command. */
  publishedBy: z.string().nullable(),
  currency,
  content: packageContent,
});

/** Whether a module is a questionnaire of the firm and none of the special kinds. */
export const isQuestionnaireModule = (moduleId: string): boolean =>
  moduleKind(moduleId) === 'questionnaire';
