import type { SeedText } from './documents.files.ts';

/** The agreement that the demo firms ask to be signed. */
export const agreement = (company: string) => ({
  title: `Service agreement of ${company}`,
  content: `<h2>1. What we do for you</h2>
<p>${company} writes the documents of the package that you ordered. A writer works with you until you accept a draft as final.</p>
<h2>2. What we need from you</h2>
<ul>
<li>Truthful answers to our questions.</li>
<li>The documents that you already have.</li>
<li>Your review of each draft, within fourteen days.</li>
</ul>
<h2>3. Revisions</h2>
<p>You may ask for changes to every draft. Once you accept a draft as <strong>final</strong>, the revisions of that document are closed and we prepare the final files.</p>
<h2>4. Guarantee</h2>
<p>If you are not satisfied, tell us within 60 days after completion and we revise the documents free of charge.</p>
<h2>5. Confidentiality</h2>
<p>We use what you tell us only to write your documents, and we show it to nobody outside of ${company}. Questions? Write to us at any time.</p>`,
});

const OPENING =
  'Operations manager with eight years in logistics and a record of calmer, cheaper supply chains.';

const history = [
  'Harbour Freight Partners, Head of Operations. Led a team of fourteen across two warehouses and cut late deliveries by a third within one year.',
  'Bridgewater Foods, Shift Planner. Built the weekly plan for sixty drivers and introduced a rota that halved overtime.',
  'Education: Bachelor of Business Administration, University of Leeds.',
  'Languages: English, Spanish. Tools: SAP, Excel, Power BI.',
];

/** What each draft of a seeded document says; the second one answers the request about the first. */
export const draftTexts = (service: string): readonly SeedText[] => [
  {
    title: service,
    paragraphs: [
      OPENING,
      'Responsible for planning, budget and staff.',
      ...history,
      'References are available on request.',
    ],
  },
  {
    title: service,
    paragraphs: [
      'Operations leader with eight years in logistics who makes supply chains calmer, cheaper and greener.',
      'Owns planning, a budget of two million and a staff of fourteen.',
      ...history,
    ],
  },
];

/** What a customer had before the work began. */
export const previousText: SeedText = {
  title: 'My resume (old)',
  paragraphs: ['I worked in logistics for eight years.', ...history],
};

/** Reviews, notes and reasons of the seeded drafts. */
export const draftWords = {
  notes: 'Please look at the first paragraph in particular: is this how you want to be seen?',
  request:
    'I like the tone. Please make the opening stronger, name the size of my budget and leave out the references.',
  praise: 'Exactly what I had hoped for. Thank you!',
  rejection: 'The opening names no result. Please add one number before the customer sees it.',
  finalNotes:
    'Both files have the same text. Send the PDF to people, the Word file to application systems.',
} as const;
