import { siteSettings, type SiteSettings } from '@portal/shared-contracts/website';

/** What each setting of a site is for, in the words of the person who sets it. */
const descriptions: Readonly<Record<keyof SiteSettings, string>> = {
  companyName: 'Name of the firm: page titles, mails, footer',
  companyEmail: 'Address for help, shown to people',
  logo: 'Picture at the left of the top bar; without one the name stands there',
  favicon: 'Small picture of the browser tab',
  loginImg: 'Picture beside the sign-in form',
  welcomeImg: 'Picture of the empty dashboard',
  brand: 'Colours and kind of headings; every shade is derived from them and stays readable',
  currency: 'Currency of people without one of their own',
  language: 'Language where neither person nor browser says another',
  client_id: 'Name of the firm in outside systems',
  customLoginDomain: 'Where people sign in instead of the sign-in page',
  loginDomainQueries: 'Query added to that address, e.g. client=7',
  critiquesConsultationLink: 'Where a review offers a talk',
  customScripts: 'The firm’s own scripts; never on pages with a password or a card',
  scriptsStopped: 'Keeps those scripts off every page without removing them',
  website_settings: 'The eleven switches',
  enabledRemotes: 'Which parts of the portal the firm has',
  socialLinks: 'Addresses shown in the footer',
  testimonials: 'What customers said, shown beside a review',
  supportPhone: 'Number in the phone banner of a review',
  expectedReplyTime: 'How soon the chat promises an answer',
  reviewerName: 'Name of the person behind a review that names nobody',
  allowedWidgetParents: 'Origins that may show the portal in a frame and hear its messages',
  allowedRedirectOrigins: 'Origins that a link of this site may lead to after paying',
  textOverrides: 'Texts that the firm words differently: language, namespace:key, text',
  inspector: 'Panel of parts and events for support (Ctrl+Alt+I), and developers’ own servers',
  customCheckout:
    'The firm’s own checkout: address, method, where the link stands in the answer, token',
  automaticAssignment: 'Waiting orders go to the fittest writers below their limits by themselves',
  timeZone: 'Where the firm’s days begin: due days, digests, reports, the audit log',
  invoiceDetails: 'Printed on invoices and receipts: address, tax number, bank',
  freeReview:
    'Free review of resumes: whether it is offered, days for which they are kept, resumes a day',
  previewOrigins: 'Origins of builds that preview links may show',
  orderPrefix: 'Stands before the numbers of new orders: capitals, digits and hyphens, at most six',
  staffSecondFactor: 'Everybody but customers must sign in in two steps',
  sessionDays: 'Days after which everybody signs in again, however often they come',
  expertHelperTextSection: 'Stands beside the offer of a rewrite in a review',
  mailFrom: 'Sender of the site’s mails',
  retentionYears: 'Years for which invoices and signed contracts are kept, also of erased people',
  storage: 'Megabytes that the files of a customer, of a writer or reviewer, and of all may take',
  retention:
    'How long the audit log, notifications, mails, reviews of strangers and clicks on jobs stay',
};

/** Every setting with its default and what it is for, one line each. */
export const describeSettings = (): string[] => {
  const defaults: Readonly<Record<string, unknown>> = siteSettings.parse({});
  return Object.entries(descriptions).map(
    ([name, text]) => `${name}\t${text}\tdefault ${JSON.stringify(defaults[name])}`,
  );
};
