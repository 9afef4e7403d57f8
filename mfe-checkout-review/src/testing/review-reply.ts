import { reviewReply, type ReviewReply } from '@portal/shared-contracts/reviews';

const packages = [
  ['starter', 'Starter', 149],
  ['suite', 'Suite', 649],
  ['middle', 'Middle', 349],
].map(([id, name, price]) => ({
  _id: id,
  packageName: name,
  packagePrice: price,
  packageDescription: '',
  packageDescriptionHTML: '<p>Good</p><img src=x onerror="alert(1)">',
  clientWebsiteCustomization: { companyName: 'Northwind' },
}));

const products = [
  ['alerts', 'Alerts', 1, 'Day'],
  ['trainer', 'Trainer', 96, 'Year'],
].map(([id, name, price, frequency]) => ({
  _id: id,
  name,
  price,
  frequency,
  productLink: 'https://shop.example.com/',
  productDescription: '',
  buttonText: `Get ${name}`,
}));

const content = {
  structure_section: {
    use_of_bullets_check: {
      result: 'bad',
      report_text: 'Use bullets.',
      bullet_point_sentence: 'I was responsible for all',
    },
    missing_sections_check: { result: 'good', report_text: 'All there.' },
  },
  impact_and_experience_section: {
    impact_check: { result: 'bad', report_text: 'Add numbers.' },
  },
  language_section: {
    weak_verbs_check: {
      result: 'bad',
      report_text: 'Weak.',
      flagged_text: ['helped'],
      better_verbs: ['supported'],
    },
  },
  ats_section: {
    hard_skills: ['SAP'],
    best_fit_jobs: ['Logistics Manager'],
    name_from_resume_first_name: 'Paula',
    name_from_resume_last_name: 'Reyes',
  },
  style_section: {
    email_check: { result: 'good', email: 'p•••@example.com' },
    phone_number_check: { result: 'bad', phone_number: null },
  },
};

const person = {
  _id: 'critique-1',
  firstName: 'Paula',
  lastName: 'Reyes',
  email: 'p•••@example.com',
  phoneNumber: null,
  processedAt: '2026-03-01T10:00:00.000Z',
  progress: [],
  stars: null,
  feedback: null,
  writtenByWriter: false,
  uniqueCustomerId: null,
  checklist: [],
  review: content,
};

/** A review as the server answers it; override what matters. */
export const reviewFor = (critique: Partial<ReviewReply['critique']> = {}): ReviewReply =>
  reviewReply.parse({
    status: true,
    critiqueViewsId: 'view-1',
    clientCurrencyType: 'usd',
    packages,
    clientWebsiteCustomization: {
      reviewEmailFirstName: 'Eleanor',
      reviewEmailLastName: 'Finch',
      expertHelperTextSection: '',
      yjsgProducts: products,
    },
    critique: { ...person, ...critique },
  });
