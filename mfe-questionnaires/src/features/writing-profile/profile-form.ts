import { limits } from '@portal/shared-contracts';
import {
  PHONE_PATTERN,
  type WritingProfile,
  writingProfile,
} from '@portal/shared-contracts/questionnaires';
import { z } from '@portal/shared-contracts/schema';
import { object, string, type ObjectSchema } from 'yup';

/** The profile as it is typed: every list and text present, numbers still as text. */
const profileForm = z.object({
  workPhone: z.string(),
  personalPhone: z.string(),
  skype: z.string(),
  zoom: z.string(),
  linkedin: z.string(),
  profileTitle: z.string(),
  profileSummary: z.string(),
  experience: z.string(),
  levels: z.array(z.string()),
  services: z.array(z.string()),
  languages: z.array(z.string()),
  certificates: z.array(z.string()),
  expertise: z.array(z.string()),
  availableDays: z.array(z.string()),
  maxJobsPerWeek: z.string(),
  maxOpenJobs: z.string(),
});

/** The profile as it is typed. */
export type ProfileForm = z.output<typeof profileForm>;

/** What the vault keeps of the wizard. */
export const keptProfile = z.object({ step: z.number().int().min(0).max(2), form: profileForm });

/** What the vault keeps of the wizard. */
export type KeptProfile = z.output<typeof keptProfile>;

const count = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** The stored profile as a form, an empty form without one. */
export const toForm = (profile: WritingProfile | null): ProfileForm => ({
  workPhone: profile?.workPhone ?? '',
  personalPhone: profile?.personalPhone ?? '',
  skype: profile?.skype ?? '',
  zoom: profile?.zoom ?? '',
  linkedin: profile?.linkedin ?? '',
  profileTitle: profile?.profileTitle ?? '',
  profileSummary: profile?.profileSummary ?? '',
  experience: profile?.experience ?? '',
  levels: profile?.levels ?? [],
  services: profile?.services ?? [],
  languages: profile?.languages ?? [],
  certificates: profile?.certificates ?? [],
  expertise: profile?.Experties ?? [],
  availableDays: profile?.availableDays ?? [],
  maxJobsPerWeek: count(profile?.maxJobsPerWeek),
  maxOpenJobs: count(profile?.maxOpenJobs),
});

const toCount = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The form as the wire takes it; the wire's own spelling of expertise stays at this border. */
export const toProfile = ({ expertise, ...form }: ProfileForm): WritingProfile =>
  writingProfile.parse({
    ...form,
    experience: form.experience === '' ? null : form.experience,
    Experties: expertise,
    maxJobsPerWeek: toCount(form.maxJobsPerWeek),
    maxOpenJobs: toCount(form.maxOpenJobs),
  });

/** Texts of the form's errors. */
export type ProfileTexts = Record<
  'required' | 'phone' | 'number' | 'tooLong' | 'summaryTooLong',
  string
>;

const WHOLE_NUMBER = /^\s*\d{1,3}\s*$/;

/** What each step must hold before the next one opens (QU-46, QU-47). */
export const stepSchemas = (texts: ProfileTexts): readonly ObjectSchema<object>[] => {
  const short = string().trim().max(limits.text.short, texts.tooLong);
  const phone = string().trim().matches(PHONE_PATTERN, {
    message: texts.phone,
    excludeEmptyString: true,
  });
  const number = string().matches(WHOLE_NUMBER, {
    message: texts.number,
    excludeEmptyString: true,
  });
  return [
    object({
      workPhone: phone.required(texts.required),
      personalPhone: phone,
      skype: short,
      zoom: short,
      linkedin: short,
    }),
    object({
      profileTitle: short.required(texts.required),
      profileSummary: string()
        .trim()
        .required(texts.required)
        .max(limits.text.long, texts.summaryTooLong),
    }),
    object({ maxJobsPerWeek: number, maxOpenJobs: number }),
  ];
};
