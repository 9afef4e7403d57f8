import { limits } from '@portal/shared-contracts';
import type { TFunction } from 'i18next';
import { object, string } from 'yup';

const HTTP = /^https?:\/\//i;

const isWebAddress = (text: string): boolean => {
  if (!HTTP.test(text)) return false;
  return URL.canParse(text);
};

/** A pasted address without `https://` gets it. */
const completeAddress = (text: string): string => {
  const address = text.trim();
  return address === '' || HTTP.test(address) || address.includes('://')
    ? address
    : `https://${address}`;
};

const name = (t: TFunction<'boards'>, required: string) =>
  string()
    .trim()
    .required(required)
    .min(limits.titleMin, t('form.min'))
    .max(limits.text.short, t('form.max', { count: limits.text.short }));

const optional = (t: TFunction<'boards'>) =>
  string()
    .trim()
    .max(limits.text.short, t('form.max', { count: limits.text.short }));

/** A new card: customers name company and job, writers a title (BJ-19). */
export const newCardSchema = (t: TFunction<'boards'>, scope: 'customer' | 'writer') =>
  scope === 'customer'
    ? object({
        title: name(t, t('card.jobTitleRequired')),
        description: name(t, t('card.companyRequired')),
      })
    : object({ title: name(t, t('card.titleRequired')) });

/** Everything that a customer's card holds (BJ-25). */
export const customerCardSchema = (t: TFunction<'boards'>) =>
  object({
    title: name(t, t('card.jobTitleRequired')),
    description: name(t, t('card.companyRequired')),
    postURL: string()
      .transform((value: string) => completeAddress(value))
      .max(limits.board.url, t('form.max', { count: limits.board.url }))
      .test('web', t('card.addressWrong'), (value) => !value || isWebAddress(value)),
    salary: optional(t),
    address: optional(t),
    city: optional(t),
    state: optional(t),
    zip: optional(t),
    deadline: string(),
    descriptionContent: string().max(limits.text.long, t('card.tooLong')),
  });

/** Everything that a writer's card holds (BJ-23, BJ-24). */
export const writerCardSchema = (t: TFunction<'boards'>) =>
  object({
    title: name(t, t('card.titleRequired')),
    priority: string(),
    deadline: string(),
    descriptionContent: string().max(limits.text.long, t('card.tooLong')),
  });
