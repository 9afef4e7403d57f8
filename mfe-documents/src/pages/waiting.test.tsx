import { getDrafts, getFinalDocument } from '@portal/shared-contracts/documents';
import type { Turn } from '@portal/shared-contracts/orders';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import de from '../locales/de.json';
import en from '../locales/en.json';
import { anOrder } from '../testing/documents.builders.ts';
import { Page as DraftPage } from './draft-review.tsx';
import { Page as FinalPage } from './final-document.tsx';

const address = { serviceId: 'service-1', id: 'order-1' };

const unassigned: Turn = { owner: 'admin', step: 'assign-writer' };
const unanswered: Turn = { owner: 'customer', step: 'questionnaire', title: 'Career history' };

const openDrafts = (turn: Turn, language: 'en' | 'de' = 'en') => {
  stubApi(getDrafts, () => ({
    status: true,
    orderData: anOrder({ turn }),
    drafts: [],
    accepted: false,
    can: { review: false, finalize: false },
  }));
  return renderPage(<DraftPage />, {
    bundles: { documents: language === 'de' ? de : en },
    language,
    path: routes.revisionsProcess(address),
    pattern: routes.revisionsProcess.pattern,
  });
};

const openFinal = (turn: Turn) => {
  stubApi(getFinalDocument, () => ({ status: true, orderData: anOrder({ turn }), data: null }));
  return renderPage(<FinalPage />, {
    bundles: { documents: en },
    path: routes.finalDocument(address),
    pattern: routes.finalDocument.pattern,
  });
};

afterEach(clearStubs);

test('FX-06 a page without drafts says what the order really waits for', async () => {
  await openDrafts(unassigned);
  await expectVisible(() =>
    screen.getByText('We are choosing the right writer for you. You will be notified here.'),
  );
  expect(screen.queryByText(/working on/)).toBeNull();
});

test('FX-06 UX-01 it is said in the person’s language, under the order’s number', async () => {
  await openDrafts(unanswered, 'de');
  await expectVisible(() =>
    screen.getByText('Beantworten Sie „Career history“. Sie werden hier benachrichtigt.'),
  );
  expect(screen.getByRole('link', { name: /^#1042 / })).toBeVisible();
});

test('FX-06 a final document that is not there names what comes first', async () => {
  await openFinal(unanswered);
  await expectVisible(() =>
    screen.getByText('Answer “Career history”. You will be notified here.'),
  );
});
