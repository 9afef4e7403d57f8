import { getDraftsOfOrder } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changesBetween } from '../features/draft-compare/word-changes.ts';
import en from '../locales/en.json';
import { changeOrder } from '../testing/change-order.ts';
import { aDraft, anOrder } from '../testing/documents.builders.ts';
import { Page } from './draft-files.tsx';

// jsdom neither draws PDFs nor starts workers; both are tried in a real browser by the journeys.
jest.mock('../pdf/pdf-viewer.tsx', () => ({
  PdfViewer: ({ name }: { name: string }) => <figure aria-label={name} />,
}));
const mockCompare = jest.fn();
jest.mock('../features/draft-compare/compare-drafts.ts', () => ({
  compareDrafts: (): unknown => mockCompare(),
}));
beforeEach(() => mockCompare.mockResolvedValue(changesBetween('a small team', 'a large team')));

const earlier = aDraft({
  _id: 'draft-0',
  stage: 'reviewed',
  reviewedByUser: true,
  rating: 2,
  review: 'Larger team',
});

let reads = 0;

const open = (role: 'writer' | 'reviewer', drafts = [aDraft(), earlier]) => {
  reads = 0;
  stubApi(getDraftsOfOrder, () => {
    reads += 1;
    return {
      status: true,
      orderData: anOrder(),
      order: anOrder(),
      data: drafts,
      accepted: false,
      can: { upload: false },
    };
  });
  return renderPage(<Page />, {
    path: routes.revisionFiles({ serviceId: 'service-1', id: 'order-1' }),
    pattern: routes.revisionFiles.pattern,
    bundles: { documents: en },
    portal: { user: testUser({ role }) },
  });
};

afterEach(clearStubs);

test.each(['writer', 'reviewer'] as const)(
  'UX-05 the %s reads the draft in the page and its changes beside what was asked for',
  async (role) => {
    await open(role);
    await expectVisible(() => screen.getByRole('figure', { name: 'Draft.pdf' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Compare two drafts' }));
    await waitFor(() => expect(document.querySelector('ins')).toHaveTextContent('Added: large'));
    const asked = screen.getByRole('complementary', { name: 'What the customer had asked for' });
    expect(asked).toHaveTextContent('Larger team');
    expect(screen.queryByRole('figure', { name: 'Draft.pdf' })).toBeNull();
  },
);

test('DO-20 an open comparison stays as it is through changes of the order, which are read once', async () => {
  const page = await open('writer');
  await userEvent.click(await screen.findByRole('tab', { name: 'Compare two drafts' }));
  await waitFor(() => expect(document.querySelector('ins')).toHaveTextContent('Added: large'));
  await changeOrder(page);
  expect(reads).toBe(2);
  expect(mockCompare).toHaveBeenCalledTimes(1);
  expect(document.querySelector('ins')).toHaveTextContent('Added: large');
});

test('DO-20 a comparison that failed shows both drafts and can be tried again', async () => {
  mockCompare.mockRejectedValueOnce(new Error('no connection'));
  await open('writer');
  await userEvent.click(await screen.findByRole('tab', { name: 'Compare two drafts' }));
  await waitFor(() => expect(screen.getAllByRole('figure', { name: 'Draft.pdf' })).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(document.querySelector('ins')).toHaveTextContent('Added: large'));
});

test('UX-05 the two views of a draft are tabs that the arrow keys turn', async () => {
  await open('writer');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'The draft' }));
  await user.keyboard('{ArrowRight}');
  const changes = screen.getByRole('tab', { name: 'Compare two drafts' });
  expect(changes).toHaveFocus();
  expect(changes).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Compare two drafts' })).toBeVisible();
});

test('UX-07 above a draft stands where it lies: the orders, then its order', async () => {
  await open('writer');
  const trail = within(await screen.findByRole('navigation', { name: 'You are here' }));
  const links = trail.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Orders', '/orders/list'],
    ['#1042 Resume Starter', '/orders/view/order-1'],
  ]);
});

test('UX-05 two stars with a request are changes requested, not something done', async () => {
  await open('reviewer', [earlier]);
  const chip = await screen.findByText('Changes requested');
  expect(chip.closest('.pui-chip')).toHaveClass('pui-chip-in-progress');
  expect(screen.queryByRole('tab')).toBeNull();
});

test.each(['writer', 'reviewer'] as const)(
  'UX-05 while the %s has nothing to do, the files of the draft stand beside it',
  async (role) => {
    await open(role, [aDraft()]);
    const heading = await screen.findByRole('heading', { name: 'Files' });
    const aside = within(heading.closest('.doc-desk-side') as HTMLElement);
    expect(aside.getByText('With the customer')).toBeVisible();
    expect(aside.getByRole('link', { name: /Draft\.pdf/ })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Draft\.pdf/ })).toHaveLength(1);
    expect(aside.queryByRole('figure')).toBeNull();
  },
);
