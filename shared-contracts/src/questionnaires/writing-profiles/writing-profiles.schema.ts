import { z } from '@portal/shared-contracts/schema';
import { limits } from '../../limits.ts';
import { writerChoiceValues } from './writer-choices.ts';

/** Digits with the usual signs between them, 6 to 20 digits, an extension at most. */
export const PHONE_PATTERN = /^\+?(?:[\s().-]*\d){6,20}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i;

const phone = z.string().trim().max(40).regex(PHONE_PATTERN);
const optionalText = z.string().trim().max(limits.text.short).default('');
const optionalCount = z.number().int().min(0).max(1000).nullable().default(null);

/** A writer's profile, kept in `writer_data`; `Experties` is the wire's own spelling (QU-46). */
export const writingProfile = z.object({
  workPhone: phone,
  personalPhone: z.union([z.literal(''), phone]).default(''),
  skype: optionalText,
  zoom: optionalText,
  linkedin: optionalText,
  profileTitle: z.string().trim().min(1).max(limits.text.short),
  profileSummary: z.string().trim().min(1).max(limits.text.long),
  experience: writerChoiceValues.experience.nullable().default(null),
  levels: z.array(writerChoiceValues.level).default([]),
  services: z.array(writerChoiceValues.service).default([]),
  languages: z.array(writerChoiceValues.language).default([]),
  certificates: z.array(writerChoiceValues.certificate).default([]),
  Experties: z.array(writerChoiceValues.expertise).default([]),
  availableDays: z.array(writerChoiceValues.day).default([]),
  maxJobsPerWeek: optionalCount,
  maxOpenJobs: optionalCount,
});

/** A writer's profile. */
export type WritingProfile = z.output<typeof writingProfile>;
