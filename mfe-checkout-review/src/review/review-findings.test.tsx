import { saveReviewChecklist, type ReviewContent } from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openReview } from '../testing/open-review.tsx';
import { reviewFor } from '../testing/review-reply.ts';

afterEach(() => {
  clearStubs();
  sessionStorage.clear();
});

test('FX-50 CR-03 a review that a program made names nobody', async () => {
  await openReview();
  expect(screen.getByText('Made by a program. No person has read your resume yet.')).toBeVisible();
  expect(screen.queryByText(/Eleanor Finch/)).toBeNull();
});

test('CR-03 CR-21 title, reviewer, date, who wrote it, and five tabs', async () => {
  await openReview({ writtenByWriter: true });
  expect(screen.getByText('Reviewed by Eleanor Finch')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Structure',
    'Impact and Experience',
    'Language',
    'ATS',
    'Best-Fit Jobs',
  ]);
});

test('CR-11 each newly visited tab is posted once and adds twenty percent', async () => {
  const { posted } = await openReview();
  expect(screen.getByText(/^20% read/)).toBeVisible();
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Structure' }), { key: 'End' });
  await expectVisible(() => screen.getByText(/^40% read/));
  fireEvent.click(screen.getByRole('tab', { name: /Structure/ }));
  await expectVisible(() => screen.getByText('Use bullets.'));
  expect(screen.getByText(/^40% read/)).toBeVisible();
  await waitFor(() => expect(posted).toEqual([['Structure'], ['Structure', 'Best-Fit Jobs']]));
});

test('CR-06 CR-08 a finding shows its words, why, and what to write instead', async () => {
  await openReview({}, '#language');
  const finding = screen.getByRole('heading', { name: 'Weak verbs' }).closest('li');
  expect(finding).toHaveTextContent('To improve');
  expect(finding).toHaveTextContent('In your resume: helped');
  expect(finding).toHaveTextContent('Weak.');
  expect(finding).toHaveTextContent('Instead: supported');
});

test('CR-07 the other tabs by their address', async () => {
  const page = await openReview({}, '#impact-and-experience');
  expect(screen.getByText('Add numbers.')).toBeVisible();
  await act(() => page.navigate('/review/critique-1#ats'));
  expect(screen.getByText('SAP')).toBeVisible();
  expect(screen.getByText('2 good findings · 1 to improve')).toBeVisible();
  await act(() => page.navigate('/review/critique-1#best-fit-jobs'));
  expect(screen.getByText('Logistics Manager')).toBeVisible();
});

test('CR-08 a ticked finding is kept, and comes back when it could not be', async () => {
  await openReview({}, '#language');
  const kept: string[][] = [];
  stubApi(saveReviewChecklist, ({ findings }) => {
    kept.push(findings);
    return { status: true };
  });
  const box = screen.getByRole('checkbox', { name: 'Work on this in my new resume' });
  fireEvent.click(box);
  await waitFor(() => expect(kept).toEqual([['language.weak_verbs_check']]));
  stubApi(saveReviewChecklist, () => {
    throw new RefusedReply('unexpected', 'No');
  });
  fireEvent.click(box);
  expect((await screen.findAllByText('No')).length).toBeGreaterThan(0);
  await waitFor(() => expect(box).toBeChecked());
});

test('UX-14 a finding without words of its own explains itself, and good words carry no warning', async () => {
  await openReview({}, '#ats');
  const email = screen.getByRole('heading', { name: 'Email address the scanner read' });
  expect(email.closest('li')).toHaveTextContent('Invitations go to this address');
  const isGood = (words: string) =>
    screen.getByText(words, { exact: false }).closest('p')?.dataset['good'];
  expect(isGood('p•••@example.com')).toBe('true');
});

const findingOf = (title: string) => screen.getByRole('heading', { name: title }).closest('li');
const listed = (title: string): (string | null)[] => {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  return section
    ? within(section)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : [];
};

const scanned = (
  ats: Partial<ReviewContent['ats_section']>,
  style: Partial<ReviewContent['style_section']> = {},
): { review: ReviewContent } => {
  const { review } = reviewFor().critique;
  return {
    review: {
      ...review,
      ats_section: { ...review.ats_section, ...ats },
      style_section: { ...review.style_section, ...style },
    },
  };
};

test('CR-09 name, e-mail, phone and skills that the scanner read, each with its verdict', async () => {
  const skills = ['SAP', 'Excel', 'Forecasting'];
  const style = {
    email_check: { result: 'bad', email: 'p•••@example' },
    phone_number_check: { result: 'good', phone_number: '+• ••• ••77' },
  } as const;
  await openReview(scanned({ hard_skills: skills }, style), '#ats');
  expect(findingOf('Name the scanner read')).toHaveTextContent('Good');
  expect(findingOf('Name the scanner read')).toHaveTextContent('In your resume: Paula Reyes');
  expect(findingOf('Email address the scanner read')).toHaveTextContent('To improve');
  expect(findingOf('Email address the scanner read')).toHaveTextContent('p•••@example');
  expect(findingOf('Phone number the scanner read')).toHaveTextContent('Good');
  expect(findingOf('Phone number the scanner read')).toHaveTextContent('+• ••• ••77');
  expect(listed('Hard skills found')).toEqual(skills);
});

test.each([
  ['no first name', { name_from_resume_first_name: null }, 'Reyes'],
  ['the word null as a last name', { name_from_resume_last_name: 'null' }, 'Paula'],
])(
  'CR-09 a resume with %s has to be improved, and shows what was read',
  async (_what, ats, read) => {
    const none = { email_check: { result: 'bad', email: null } } as const;
    await openReview(scanned({ hard_skills: [], ...ats }, none), '#ats');
    expect(findingOf('Name the scanner read')).toHaveTextContent('To improve');
    expect(findingOf('Name the scanner read')).toHaveTextContent(`In your resume: ${read}`);
    expect(findingOf('Email address the scanner read')).not.toHaveTextContent('In your resume:');
    expect(screen.getByText('The scanner found no hard skills.')).toBeVisible();
  },
);

test('CR-10 every job that fits, best first, and words where none fits', async () => {
  const jobs = ['Logistics Manager', 'Supply Chain Analyst', 'Operations Coordinator'];
  const page = await openReview(scanned({ best_fit_jobs: jobs }), '#best-fit-jobs');
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(jobs);
  page.unmount();
  await openReview(scanned({ best_fit_jobs: [] }), '#best-fit-jobs');
  expect(screen.getByText('No position could be matched.')).toBeVisible();
  expect(within(screen.getByRole('tabpanel')).queryByRole('list')).toBeNull();
});

test('CR-05 the page shows date, author, progress and rating of the review', async () => {
  const page = await openReview({ progress: ['ATS', 'Language'], writtenByWriter: true });
  expect(screen.getByText(/Mar(ch)? 1, 2026|3\/1\/2026/)).toBeVisible();
  expect(screen.getByText('Written by a person who read your resume.')).toBeVisible();
  expect(screen.getByText(/^60% read/)).toBeVisible();
  expect(screen.getByText('Was this review helpful?')).toBeVisible();
  page.unmount();
  await openReview({ stars: 4, feedback: 'Thanks' });
  expect(screen.getByText('Made by a program. No person has read your resume yet.')).toBeVisible();
  expect(screen.queryByText('Was this review helpful?')).toBeNull();
});
