import { z } from '@portal/shared-contracts/schema';

/** An identifier on the wire, `_id` in most entities. */
export const id = z.string().min(1).max(100);

/** A moment as ISO 8601 in UTC. */
export const timestamp = z.iso.datetime({ offset: true });

/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export const day = z.iso.date();

/** An amount in major units of its currency, at most two decimals (SC-53). */
export const price = z.number().nonnegative();

/** A reply that says only that it worked. */
export const done = z.object({ status: z.literal(true) });

/** An e-mail address as every form of the portal accepts it. */
export const email = z.email().max(255);

// Marks that turn the line or do not show let a name look like another one; a joiner behind a letter or a picture belongs
// to it, as in Persian and Hindi.
const HIDDEN = /([\p{L}\p{M}\p{Emoji}][\u200c\u200d])|[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A first or last name that may be left out; what nobody sees of it is dropped. */
export const optionalName = z
  .string()
  .overwrite((name) => name.replace(HIDDEN, '$1'))
  .trim()
  .max(255);

/** A first or last name, 1 to 255 characters (CR-37). */
export const personName = optionalName.min(1);
