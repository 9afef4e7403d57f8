import type { DemoSite } from './demo-site.ts';

/** Another brand with other switches: no chat, no boards, no jobs. */
export const acme: DemoSite = {
  id: 'acme',
  name: 'Acme Careers',
  hosts: ['acme.localhost'],
  settings: {
    companyName: 'Acme Careers',
    companyEmail: 'hello@acme.example',
    mailFrom: 'hello@acme.example',
    client_id: 'acme',
    brand: { primary: '#4F46E5', accent: '#FF6B5E', surface: '#FFFFFF', headings: 'sans' },
    currency: 'eur',
    language: 'en',
    critiquesConsultationLink: 'https://acme.example/book',
    reviewerName: 'Jonas Weber',
    enabledRemotes: { 'mfe-chat': false, 'mfe-boards-jobs': false },
    website_settings: {
      hide_tip: true,
      disable_writer_customer_chat: true,
      hide_click_to_upload: true,
      hide_ms_word_document: true,
    },
    freeReview: { enabled: true },
    socialLinks: {
      instagram: 'https://www.instagram.com/acme-careers-example',
      x: 'https://x.com/acme-careers-example',
    },
    testimonials: [
      { name: 'Lena B.', role: 'Engineer', quote: 'Fast, honest and to the point.' },
      { name: 'Paolo G.', role: 'Chef', quote: 'My new kitchen found me.' },
    ],
  },
};
