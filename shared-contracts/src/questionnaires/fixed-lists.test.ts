import {
  customerExperience,
  industries,
  weekDays,
  writerCertificates,
  writerExperience,
  writerExpertise,
  writerLanguages,
  writerLevels,
  writerServices,
} from './index.ts';

const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);

test('QU-01 SC-23 lists 38 different industries, from Accounting to Other', () => {
  expect(industries).toHaveLength(38);
  expect(new Set(industries.map(({ industryName }) => industryName)).size).toBe(38);
  expect(new Set(industries.map(({ iconClass }) => iconClass)).size).toBe(38);
  expect(industries[0].industryName).toBe('Accounting');
  expect(industries.slice(-2).map(({ industryName }) => industryName)).toEqual([
    'Transportation, Distribution, Logistics',
    'Other',
  ]);
});

test('QU-04 SC-23 has exactly the eight experience levels of the specification', () => {
  expect(values(customerExperience)).toEqual([
    "Didn't complete high school",
    'Currently in college',
    'Entry Level (0 years)',
    'Associate (1-5)',
    'Mid-Senior level (5-10)',
    'Director (10-15)',
    'Executive/C-Suite (15+)',
    'Other',
  ]);
});

test("QU-48 SC-23 has the writer's lists word for word", () => {
  expect(values(writerExperience)).toEqual([
    'Entry level (0-2 years)',
    'Intermediate (3-5 years)',
    'Expert (6 and more years)',
  ]);
  expect(values(writerLevels)).toEqual([
    'New Grad/First Resume',
    'Early Career',
    'Professional',
    'Executive',
  ]);
  expect(values(writerServices)).toEqual([
    'Resume Writing',
    'Cover Letter',
    'LinkedIn Profile',
    'Biography',
  ]);
  expect(values(writerLanguages)).toEqual(['English', 'Spanish', 'Italian', 'German', 'Russian']);
  expect(values(writerCertificates)).toEqual(['CPRW', 'CPCC', 'CEIP', 'ACRW']);
  expect(values(weekDays)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(writerExpertise).toHaveLength(20);
  expect(values(writerExpertise).at(-1)).toBe('Transportation and Distribution');
});
