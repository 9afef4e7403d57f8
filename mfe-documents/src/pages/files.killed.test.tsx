import {
  getDraftsOfOrder,
  getFinalDocumentOfOrder,
  getLinkedinDocumentOfOrder,
  getPreviousDocuments,
} from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { EDITS, playKilledEdits } from '@portal/shared-contracts/testing/vault';
import { screen } from '@testing-library/react';
import { aFile, anOrder } from '../testing/documents.builders.ts';
import { choose, listed, openKillable, remove, someText, write } from '../testing/killed-page.tsx';
import { Page as DraftFilesPage } from './draft-files.tsx';
import { Page as FinalFilesPage } from './final-files.tsx';
import { Page as LinkedinPage } from './linkedin.tsx';
import { Page as PreviousDocumentPage } from './previous-document.tsx';

jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: ({ name }: File) => Promise.resolve({ ...aFile(name), key: `key-${name}` }),
}));

const address = { serviceId: 'service-1', id: 'order-1' };
const orderData = anOrder();

afterEach(clearStubs);

const stubWritersPages = (): void => {
  stubApi(getDraftsOfOrder, () => ({
    status: true,
    orderData,
    order: orderData,
    data: [],
    accepted: false,
    can: { upload: true },
  }));
  stubApi(getFinalDocumentOfOrder, () => ({
    status_code: 200,
    status: true,
    orderData,
    data: null,
    can: { upload: true },
  }));
};

test.each([
  ['DO-36 a draft', <DraftFilesPage key="draft" />, routes.revisionFiles, /^Notes/],
  [
    'DO-51 a final document',
    <FinalFilesPage key="final" />,
    routes.finalFiles,
    /^Notes for the customer/,
  ],
] as const)(
  `%s keeps each of ${EDITS} random edits of its notes and files through random kills`,
  async (_title, page, route, notesLabel) => {
    stubWritersPages();
    let notes = '';
    const files = { PDF: '', Word: '' };
    const kills = await playKilledEdits(EDITS, 13, {
      open: async (vault) => {
        const at = { path: route(address), pattern: route.pattern, role: 'writer' as const };
        const close = await openKillable(page, at, vault);
        await screen.findByLabelText(notesLabel);
        return close;
      },
      edit: async (random, count) => {
        if (random(10) > 0) return write(notesLabel, (notes = someText(random, count)));
        const kind = random(2) === 0 ? 'PDF' : 'Word';
        const old = files[kind];
        files[kind] = old ? '' : `${kind} ${count}.${kind === 'PDF' ? 'pdf' : 'docx'}`;
        return old ? remove(old) : choose(kind, files[kind]);
      },
      check: () => {
        expect(screen.getByLabelText(notesLabel)).toHaveValue(notes);
        expect(listed()).toEqual(Object.values(files).filter(Boolean));
      },
    });
    expect(kills).toBeGreaterThan(10);
  },
  240_000,
);

test(`DO-10 DO-60 uploaded files that were not sent yet survive ${EDITS} random choices and removals`, async () => {
  stubApi(getPreviousDocuments, () => ({
    status: true,
    orderData,
    uploadedFiles: [aFile('Old.pdf')],
  }));
  let files: string[] = [];
  const isFull = () => files.length === 5;
  const kills = await playKilledEdits(EDITS, 14, {
    open: async (vault) => {
      const at = {
        path: routes.previousDocument(address),
        pattern: routes.previousDocument.pattern,
      };
      const close = await openKillable(<PreviousDocumentPage />, at, vault);
      await screen.findByRole('button', { name: 'Submit' });
      return close;
    },
    edit: async (random, count) => {
      if (files.length > 0 && (isFull() || random(2) === 0))
        return remove(files.splice(random(files.length), 1)[0] ?? '');
      files = [...files, `Paper ${count}.pdf`];
      return choose(/Resume, cover letter/, files.at(-1) ?? '');
    },
    check: () => expect(listed().filter((name) => name !== 'Old.pdf')).toEqual(files),
  });
  expect(kills).toBeGreaterThan(10);
}, 240_000);

test(`DO-60 the LinkedIn file survives ${EDITS} random choices and removals`, async () => {
  stubApi(getLinkedinDocumentOfOrder, () => ({
    status: true,
    orderData,
    data: null,
    can: { upload: true },
  }));
  let file = '';
  const kills = await playKilledEdits(EDITS, 15, {
    open: async (vault) => {
      const path = routes.linkedin({ serviceType: 'linkedin', id: 'order-1' });
      const at = { path, pattern: routes.linkedin.pattern, role: 'writer' as const };
      const close = await openKillable(<LinkedinPage />, at, vault);
      await screen.findByRole('button', { name: 'Submit' });
      return close;
    },
    edit: async (_random, count) => {
      const old = file;
      file = old ? '' : `Profile ${count}.pdf`;
      return old ? remove(old) : choose('LinkedIn profile', file);
    },
    check: () => expect(listed()).toEqual(file ? [file] : []),
  });
  expect(kills).toBeGreaterThan(10);
}, 240_000);
