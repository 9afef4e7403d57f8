import { choices, oneOf } from '../choices.ts';

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
