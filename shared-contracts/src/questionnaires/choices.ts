import { z } from 'zod';

/** One entry of a fixed list: the wire value, and the key of its translation. */
export interface Choice<V extends string = string> {
  readonly value: V;
  readonly key: string;
}

const choices = <const C extends readonly Choice[]>(list: C): C => list;

/** The values of a fixed list as a schema. */
const oneOf = <const C extends readonly Choice[]>(list: C) =>
  z.enum(list.map((choice) => choice.value) as C[number]['value'][]);

/** How far a customer's career has come; exactly these eight (QU-04). */
export const customerExperience = choices([
  { value: "Didn't complete high school", key: 'no-high-school' },
  { value: 'Currently in college', key: 'in-college' },
  { value: 'Entry Level (0 years)', key: 'entry' },
  { value: 'Associate (1-5)', key: 'associate' },
  { value: 'Mid-Senior level (5-10)', key: 'mid-senior' },
  { value: 'Director (10-15)', key: 'director' },
  { value: 'Executive/C-Suite (15+)', key: 'executive' },
  { value: 'Other', key: 'other' },
]);

/** A customer's experience as it travels in `years_of_experience`. */
export const customerExperienceValue = oneOf(customerExperience);

/** How long a writer has been writing (QU-48). */
export const writerExperience = choices([
  { value: 'Entry level (0-2 years)', key: 'entry' },
  { value: 'Intermediate (3-5 years)', key: 'intermediate' },
  { value: 'Expert (6 and more years)', key: 'expert' },
]);

/** Career levels that a writer serves (QU-48). */
export const writerLevels = choices([
  { value: 'New Grad/First Resume', key: 'new-grad' },
  { value: 'Early Career', key: 'early-career' },
  { value: 'Professional', key: 'professional' },
  { value: 'Executive', key: 'executive' },
]);

/** Documents that a writer writes (QU-48). */
export const writerServices = choices([
  { value: 'Resume Writing', key: 'resume' },
  { value: 'Cover Letter', key: 'cover-letter' },
  { value: 'LinkedIn Profile', key: 'linkedin' },
  { value: 'Biography', key: 'biography' },
]);

/** Languages that a writer writes in (QU-48). */
export const writerLanguages = choices([
  { value: 'English', key: 'en' },
  { value: 'Spanish', key: 'es' },
  { value: 'Italian', key: 'it' },
  { value: 'German', key: 'de' },
  { value: 'Russian', key: 'ru' },
]);

/** Certificates of the trade (QU-48); their names are the same in every language. */
export const writerCertificates = choices([
  { value: 'CPRW', key: 'cprw' },
  { value: 'CPCC', key: 'cpcc' },
  { value: 'CEIP', key: 'ceip' },
  { value: 'ACRW', key: 'acrw' },
]);

/** Days on which a writer takes work, from Monday (QU-48). */
export const weekDays = choices([
  { value: 'Monday', key: 'monday' },
  { value: 'Tuesday', key: 'tuesday' },
  { value: 'Wednesday', key: 'wednesday' },
  { value: 'Thursday', key: 'thursday' },
  { value: 'Friday', key: 'friday' },
  { value: 'Saturday', key: 'saturday' },
  { value: 'Sunday', key: 'sunday' },
]);

/** Fields of work that a writer knows well (QU-48). */
export const writerExpertise = choices([
  { value: 'Accounting', key: 'accounting' },
  { value: 'Administration', key: 'administration' },
  { value: 'Advertising and Marketing', key: 'marketing' },
  { value: 'Architecture and Construction', key: 'construction' },
  { value: 'Arts and Media', key: 'arts' },
  { value: 'Banking and Finance', key: 'finance' },
  { value: 'Customer Service', key: 'customer-service' },
  { value: 'Education and Training', key: 'education' },
  { value: 'Engineering', key: 'engineering' },
  { value: 'Government', key: 'government' },
  { value: 'Healthcare', key: 'healthcare' },
  { value: 'Hospitality and Tourism', key: 'hospitality' },
  { value: 'Human Resources', key: 'human-resources' },
  { value: 'Information Technology', key: 'information-technology' },
  { value: 'Law', key: 'law' },
  { value: 'Manufacturing', key: 'manufacturing' },
  { value: 'Real Estate', key: 'real-estate' },
  { value: 'Retail and Sales', key: 'retail' },
  { value: 'Science and Research', key: 'science' },
  { value: 'Transportation and Distribution', key: 'transportation' },
]);

/** Schemas of the writer's lists, used by the writing profile. */
export const writerChoiceValues = {
  experience: oneOf(writerExperience),
  level: oneOf(writerLevels),
  service: oneOf(writerServices),
  language: oneOf(writerLanguages),
  certificate: oneOf(writerCertificates),
  day: oneOf(weekDays),
  expertise: oneOf(writerExpertise),
};
