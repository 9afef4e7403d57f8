import { choices, oneOf } from '../choices.ts';

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
