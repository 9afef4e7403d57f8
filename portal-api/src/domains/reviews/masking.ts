import { isKnown, type ReviewContent } from '@portal/shared-contracts/reviews';

/** `jane.roe@example.com` becomes `j•••@example.com`: enough to recognise, too little to write to. */
export const maskEmail = (email: string | null): string | null => {
  if (!isKnown(email)) return null;
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
};

/** Only the last two digits of a phone number stay. */
export const maskPhone = (phone: string | null): string | null => {
  if (!isKnown(phone)) return null;
  const digits = phone.replaceAll(/\D/g, '').length;
  let seen = 0;
  return phone.replaceAll(/\d/g, (digit) => (++seen > digits - 2 ? digit : '•'));
};

/** The contact data that the scanner read are masked as well. */
export const maskReview = (review: ReviewContent): ReviewContent => ({
  ...review,
  style_section: {
    email_check: {
      ...review.style_section.email_check,
      email: maskEmail(review.style_section.email_check.email),
    },
    phone_number_check: {
      ...review.style_section.phone_number_check,
      phone_number: maskPhone(review.style_section.phone_number_check.phone_number),
    },
  },
});

// No part is longer in an address, and without an end each sign of a long word would be looked at as often.
const EMAIL = /[^\s@<>()[\],;:"]{1,64}@[^\s@<>()[\],;:"]{1,255}\.[\p{L}\p{N}-]{2,}/gu;
const NUMBER = /\+?\(?\d[\d\s()./\u2010-\u2015-]{5,}\d/g;
// A range of dates has as many digits as a number to call.
const YEAR = /(?<!\d)(?:19|20|25)\d\d(?!\d)/;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Puts something else where one could write to or call; `phone` is the number that the resume states. */
export const replaceContacts = (
  text: string,
  phone: string | null,
  instead: { email: (found: string) => string; phone: (found: string) => string },
): string => {
  const own = digitsOf(phone ?? '');
  return text.replaceAll(EMAIL, instead.email).replaceAll(NUMBER, (found) => {
    const digits = digitsOf(found);
    const isOwn = own !== '' && (own.endsWith(digits) || digits.endsWith(own));
    return isOwn || (digits.length >= 7 && !YEAR.test(found)) ? instead.phone(found) : found;
  });
};

/** Masks what one could write to or call in any text. */
const maskContacts = (text: string, phone: string | null): string =>
  replaceContacts(text, phone, {
    email: (found) => maskEmail(found) ?? '',
    phone: (found) => maskPhone(found) ?? '',
  });

const maskEach = (value: unknown, phone: string | null): unknown => {
  if (typeof value === 'string') return maskContacts(value, phone);
  if (Array.isArray(value)) return value.map((one) => maskEach(one, phone));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, maskEach(one, phone)]),
  );
};

/** The review for whoever has only its bare link: its quotes hold nothing to write to or to call (RV-49). */
export const maskQuotes = (review: ReviewContent, phone: string | null): ReviewContent => ({
  ...review,
  ...(maskEach(
    {
      structure_section: review.structure_section,
      impact_and_experience_section: review.impact_and_experience_section,
      language_section: review.language_section,
      ...(review.findings ? { findings: review.findings } : {}),
    },
    phone,
  ) as Partial<ReviewContent>),
});
