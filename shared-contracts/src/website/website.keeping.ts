import { z } from '@portal/shared-contracts/schema';

const isKnownZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** A time zone by its name in the IANA list, such as `Europe/Berlin`; an offset is none. */
export const timeZone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/)
  .refine(isKnownZone);

/** Times after which housekeeping removes what nobody works with any more. */
export const retention = z.object({
  auditMonths: z.number().int().min(1).max(120).default(24),
  notificationDays: z.number().int().min(1).max(3650).default(365),
  mailDays: z.number().int().min(1).max(3650).default(90),
  anonymousReviewDays: z.number().int().min(1).max(3650).default(365),
  jobClickDays: z.number().int().min(1).max(3650).default(365),
});

/** {@link retention} as a type. */
export type Retention = z.output<typeof retention>;

/** How much room uploads may take, in megabytes. */
export const storageRoom = z.object({
  customerMegabytes: z.number().int().min(1).max(10_000_000).default(1000),
  staffMegabytes: z.number().int().min(1).max(10_000_000).default(50_000),
  siteMegabytes: z.number().int().min(1).max(100_000_000).default(500_000),
});
