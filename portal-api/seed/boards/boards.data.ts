import type { CardPriority } from '@portal/shared-contracts/boards';

/** A seeded card; `dueIn` counts days from the day of the seed. */
export interface SeedCard {
  title: string;
  description?: string;
  dueIn?: number;
  priority?: CardPriority;
  salary?: string;
  city?: string;
  state?: string;
  link?: string;
  text?: string;
}

export interface SeedBoard {
  key: string;
  title: string;
  description: string;
  columns: readonly { title: string; cards: readonly SeedCard[] }[];
}

const place = (city: string, state: string) => ({ city, state });

/** What the demo's customer keeps track of. */
export const seedTracker: SeedBoard = {
  key: 'tracker',
  title: 'Job Search Tracker',
  description: '',
  columns: [
    {
      title: 'Wishlist',
      cards: [
        {
          title: 'Head of Operations',
          description: 'Juniper Transit',
          dueIn: 9,
          salary: '$128,000 – $146,000',
          ...place('Denver', 'Colorado'),
          link: 'https://jobs.example.com/postings/head-of-operations',
          text: '<p>Runs <b>three depots</b>. Ask Marta about the team.</p>',
        },
        { title: 'Programme Manager', description: 'Stonecrop Foundation', dueIn: 21 },
        {
          title: 'Operations Lead',
          description: 'Meridian Parcel',
          salary: '$98,000',
          ...place('Dallas', 'Texas'),
        },
      ],
    },
    {
      title: 'Applied',
      cards: [
        {
          title: 'Director of Logistics',
          description: 'Bluepeak Logistics',
          dueIn: 3,
          salary: '$132,000 – $151,000',
          ...place('Austin', 'Texas'),
          text: '<ul><li>Sent on Monday</li><li>Follow up by phone</li></ul>',
        },
        {
          title: 'Supply Chain Manager',
          description: 'Harvest Lane Markets',
          dueIn: -2,
          ...place('Portland', 'Oregon'),
        },
      ],
    },
    {
      title: 'Interview',
      cards: [
        {
          title: 'Regional Operations Manager',
          description: 'Slate Mountain Outfitters',
          dueIn: 1,
          salary: '$118,000',
          ...place('Boulder', 'Colorado'),
          text: '<p>Second round with the founder. Prepare the <i>warehouse move</i> story.</p>',
        },
      ],
    },
    { title: 'Offer', cards: [] },
  ],
};

/** The task boards of the demo's writer. */
export const seedWriterBoards: readonly SeedBoard[] = [
  {
    key: 'week',
    title: 'This week',
    description: 'What I finish before Friday',
    columns: [
      {
        title: 'To do',
        cards: [
          {
            title: 'Rewrite executive summary',
            priority: 'Highest',
            dueIn: 1,
            text: '<p>Lead with the turnaround, not the tenure.</p>',
          },
          { title: 'Ask for the missing dates', priority: 'High', dueIn: 2 },
          { title: 'Collect keywords for logistics', priority: 'Low' },
        ],
      },
      {
        title: 'Doing',
        cards: [{ title: 'LinkedIn headline, three versions', priority: 'Medium', dueIn: 4 }],
      },
      { title: 'Done', cards: [{ title: 'Cover letter for the clinic', priority: 'Lowest' }] },
    ],
  },
  {
    key: 'ideas',
    title: 'Phrases and ideas',
    description: 'Reusable openings and bullet points',
    columns: [
      { title: 'Openings', cards: [{ title: 'Numbers before adjectives' }] },
      { title: 'Bullets', cards: [{ title: 'Verb, object, result' }] },
    ],
  },
];
