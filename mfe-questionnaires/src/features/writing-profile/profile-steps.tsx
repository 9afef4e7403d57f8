import {
  weekDays,
  writerCertificates,
  writerExperience,
  writerExpertise,
  writerLanguages,
  writerLevels,
  writerServices,
} from '@portal/shared-contracts/questionnaires';
import type { ComponentType } from 'react';
import { ProfileChoice, ProfileChoices, ProfileText } from './profile-inputs.tsx';

const ContactDetails = () => (
  <>
    <ProfileText name="workPhone" type="tel" inputMode="tel" autoComplete="tel" isRequired />
    <ProfileText name="personalPhone" type="tel" inputMode="tel" />
    <ProfileText name="skype" />
    <ProfileText name="zoom" />
    <ProfileText name="linkedin" inputMode="url" autoComplete="url" />
  </>
);

const ProfileDetails = () => (
  <>
    <ProfileText name="profileTitle" autoComplete="organization-title" isRequired />
    <ProfileText name="profileSummary" isRequired isLong />
    <ProfileChoice name="experience" group="writerExperience" choices={writerExperience} />
    <ProfileChoices name="levels" group="level" choices={writerLevels} />
    <ProfileChoices name="services" group="service" choices={writerServices} />
    <ProfileChoices name="languages" group="language" choices={writerLanguages} />
    <ProfileChoices name="certificates" group="certificate" choices={writerCertificates} />
    <ProfileChoices name="expertise" group="expertise" choices={writerExpertise} />
  </>
);

const Availability = () => (
  <>
    <ProfileChoices name="availableDays" group="day" choices={weekDays} />
    <ProfileText name="maxJobsPerWeek" inputMode="numeric" />
    <ProfileText name="maxOpenJobs" inputMode="numeric" />
  </>
);

/** The three steps with the fields that an error can be in (QU-45). */
export const profileSteps = [
  {
    key: 'contact',
    Fields: ContactDetails,
    checked: ['workPhone', 'personalPhone', 'skype', 'zoom', 'linkedin'],
  },
  { key: 'details', Fields: ProfileDetails, checked: ['profileTitle', 'profileSummary'] },
  { key: 'availability', Fields: Availability, checked: ['maxJobsPerWeek', 'maxOpenJobs'] },
] as const satisfies readonly { key: string; Fields: ComponentType; checked: readonly string[] }[];
