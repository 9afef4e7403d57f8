import type { DemoSite } from './demo-site.ts';

/** Everything on, a serif and a calm teal. */
export const northwind: DemoSite = {
  id: 'northwind',
  name: 'Northwind Writing',
  hosts: ['localhost'],
  settings: {
    companyName: 'Northwind Writing',
    companyEmail: 'support@northwind.example',
    mailFrom: 'support@northwind.example',
    client_id: 'northwind',
    brand: { primary: '#0F766E', accent: '#B45309', surface: '#FDFBF7', headings: 'serif' },
    currency: 'usd',
    language: 'en',
    critiquesConsultationLink: 'https://northwind.example/consultation',
    supportPhone: '+1 555 010 0123',
    expectedReplyTime: 'Usually within 4 hours',
    reviewerName: 'Eleanor Finch',
    expertHelperTextSection: 'A person who hires in your field rewrites it with you.',
    website_settings: {
      enable_writer_notes: true,
      enable_revisions_approval_feature: true,
      enable_customer_job_search: true,
      enable_boards: true,
    },
    freeReview: { enabled: true },
    socialLinks: {
      linkedin: 'https://www.linkedin.com/company/northwind-writing-example',
      facebook: 'https://www.facebook.com/northwind-writing-example',
      website: 'https://northwind.example',
    },
    testimonials: [
      {
        name: 'Maya R.',
        role: 'Product manager',
        quote:
          'They asked better questions than any interviewer. Two weeks later I had three invitations.',
      },
      {
        name: 'Tomasz W.',
        role: 'Nurse',
        quote: 'I could finally see my own work in it. Clear, short, and mine.',
      },
      {
        name: 'Aisha K.',
        role: 'Graduate',
        quote: 'The writer turned a summer job into a story I was proud to tell.',
      },
    ],
    allowedRedirectOrigins: ['https://northwind.example'],
    allowedWidgetParents: ['https://northwind.example'],
    inspector: true,
  },
};
