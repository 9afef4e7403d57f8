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
