import type { PlannedEntry, PlannedResume, PlannedSection } from '../plan.ts';
import type { Bank } from './banks.data.ts';

/** A resume while faults are planted in it. */
export interface Draft {
  entries: { head: string; firm: string; dates: string; bullets: string[]; prose?: string }[];
  summary: string;
  without: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  hidden: string | undefined;
  /** Beside e-mail and number. */
  contact?: string[];
  /** How the visitor's machine named the file. */
  fileName?: string;
  name?: string;
  advert?: string;
  contactInHeader?: boolean;
  skillsInTable?: boolean;
  /** One on a line. */
  skills?: string[];
}

/** A resume without a fault. */
export const draftOf = (bank: Bank, number: number): Draft => {
  const at = (offset: number): string => bank.bullets[(number + offset) % bank.bullets.length]!;
  const entry = (index: number, dates: string, bullets: string[]) => ({
    head: bank.titles[index]!,
    firm: bank.firms[(number + index) % 3]!,
    dates,
    bullets,
  });
  return {
    entries: [
      entry(0, `03/2019 – ${bank.present}`, [at(0), at(1), at(2), bank.plain[0]!]),
      entry(1, '06/2015 – 02/2019', [at(3), at(4), bank.plain[1]!]),
      entry(2, '10/2012 – 05/2015', [at(5), at(6), bank.plain[2]!]),
    ],
    summary: `${bank.summary} ${bank.plain.join('. ')}. ${bank.summary}`,
    without: undefined,
    email: `resume${number}@example.com`,
    phone: bank.phone,
    hidden: undefined,
  };
};

/** The resume as it is drawn. */
export const planOf = (bank: Bank, draft: Draft, name: string): PlannedResume => {
  const { headings } = bank;
  const entries: PlannedEntry[] = draft.entries;
  const sections: (PlannedSection & { key: string })[] = [
    { key: 'summary', heading: headings.summary, lines: [draft.summary] },
    { key: 'experience', heading: headings.experience, entries },
    {
      key: 'education',
      heading: headings.education,
      entries: [{ head: bank.degree, firm: bank.school, dates: '09/2009 – 07/2012' }],
    },
    { key: 'skills', heading: headings.skills, aside: true, lines: draft.skills ?? [bank.skills] },
  ];
  return {
    name,
    contact: [draft.email, draft.phone, ...(draft.contact ?? [])].filter(
      (way) => way !== undefined,
    ),
    contactInHeader: draft.contactInHeader ?? false,
    skillsInTable: draft.skillsInTable ?? false,
    sections: sections.filter(({ key }) => key !== draft.without),
    ...(draft.hidden ? { hidden: draft.hidden } : {}),
  };
};
