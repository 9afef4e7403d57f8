import { getFinalDocument } from '@portal/shared-contracts/documents';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { buildCompleted, buildOrder } from '../testing/build-order.ts';
import {
  findService,
  openOrder,
  stubLinkedin,
  stubOrder,
} from '../testing/open-customer-order.tsx';

beforeEach(() => stubLinkedin('profile-key'));
afterEach(clearStubs);

const finished = (change: Parameters<typeof buildCompleted>[0] = {}) =>
  buildCompleted({
    noShowCheck: true,
    surveySubmitted: false,
    package: { ...buildOrder().package, surveyDetails: 'satisfaction' },
    ...change,
  });

test('UX-04 a finished order leads with its files, PDF and Word per service, then asks for an opinion and a tip', async () => {
  stubOrder(finished());
  await openOrder();
  const pdf = await screen.findByRole('link', { name: 'Download the PDF of Cover Letter' });
  expect(pdf).toHaveAttribute('href', '/api/file/download/key-letter.pdf');
  expect(
    screen.getByRole('link', { name: 'Download the Word file of Cover Letter' }),
  ).toBeVisible();
  expect(await screen.findAllByRole('link', { name: 'Download profile.pdf' })).not.toHaveLength(0);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings.slice(0, 4)).toEqual([
    'Your documents are ready',
    'How did we do?',
    'Tip for your writer',
    'Services',
  ]);
});

test('UX-04 the tip is asked for once the files are there', async () => {
  let deliver: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  stubOrder(finished({ noShowCheck: false }));
  stubApi(getFinalDocument, async () => {
    await held;
    throw new Error('no files');
  });
  await openOrder();
  await expectVisible(() => screen.getByRole('heading', { name: 'Your documents are ready' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  deliver();
  expect(await screen.findByRole('dialog', { name: 'Your order is complete' })).toBeInTheDocument();
});

test('UX-04 nothing is called ready while the order is in the middle', async () => {
  stubOrder(buildOrder());
  await openOrder();
  await findService('Resume Writing');
  expect(screen.queryByRole('heading', { name: 'Your documents are ready' })).toBeNull();
  const aside = screen.getByRole('complementary', { name: 'About this order' });
  expect(within(aside).getByRole('button', { name: 'Tip your writer' })).toBeVisible();
});
