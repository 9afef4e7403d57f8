import type { PlannedResume } from './plan.ts';

/** A resume in which no check finds anything. */
export const cleanResume: PlannedResume = {
  name: 'Harriet Lindqvist',
  contact: ['harriet.lindqvist@example.com', '+44 20 7946 0958', 'London'],
  sections: [
    {
      heading: 'Summary',
      lines: [
        'Software engineer with nine years in payments and logistics. Builds services that stay up and teams that stay together, and likes to measure both.',
      ],
    },
    {
      heading: 'Experience',
      entries: [
        {
          head: 'Senior Software Engineer',
          dates: '03/2020 – present',
          firm: 'Northgate Payments, London',
          bullets: [
            'Led the move of 14 services to Kubernetes and cut the cost of hosting by 31 %',
            'Designed the settlement service that handles 2.4 million transfers a day',
            'Coached five engineers, two of whom now lead teams of their own',
            'Introduced reviews of incidents, which brought repeat failures from 11 to 2 a year',
          ],
        },
        {
          head: 'Software Engineer',
          dates: '09/2015 – 02/2020',
          firm: 'Harbour Logistics, Bristol',
          bullets: [
            'Built the tracking page that 60,000 customers open each week, with Python and PostgreSQL behind it and a budget of half a second for each answer',
            'Wrote the tests that shortened a release from three days to 40 minutes',
            'Reduced wrong deliveries by 18 % with a check of addresses',
          ],
        },
      ],
    },
    {
      heading: 'Education',
      entries: [
        { head: 'BSc Computer Science', dates: '09/2012 – 07/2015', firm: 'University of Leeds' },
      ],
    },
    {
      heading: 'Skills',
      aside: true,
      lines: ['Python, TypeScript, PostgreSQL, Kubernetes, Terraform, Kafka'],
    },
    { heading: 'Languages', aside: true, lines: ['English, Swedish'] },
  ],
};
