import type { AdminLink, LinkContent } from '@portal/shared-contracts/admin';
import { lastDay, textOrNone, throughDay, typedNumber, wholeNumber } from '../rows/typed.ts';

/** A checkout link as it is typed. */
export type LinkValues = Record<keyof LinkContent, string>;

/** What the form shows of a link, or of a new one. */
export const valuesOf = (link: AdminLink | undefined, timeZone: string): LinkValues => ({
  slug: link?.slug ?? '',
  packageId: link?.packageId ?? '',
  couponCode: link?.couponCode ?? '',
  expiresAt: lastDay(link?.expiresAt ?? null, timeZone),
  maxUses: typedNumber(link?.maxUses ?? null),
  firstName: link?.firstName ?? '',
  lastName: link?.lastName ?? '',
  email: link?.email ?? '',
});

/** What was typed as it is sent. */
export const contentOf = (values: LinkValues, timeZone: string): LinkContent => ({
  slug: values.slug.trim(),
  packageId: values.packageId,
  couponCode: textOrNone(values.couponCode),
  expiresAt: throughDay(values.expiresAt, timeZone),
  maxUses: wholeNumber(values.maxUses),
  firstName: textOrNone(values.firstName),
  lastName: textOrNone(values.lastName),
  email: textOrNone(values.email),
});
