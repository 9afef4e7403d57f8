import { routes } from '@portal/shared-contracts/remote';
import { clearStubs } from '@portal/shared-contracts/testing';
import { EDITS, playKilledEdits } from '@portal/shared-contracts/testing/vault';
import { fireEvent, screen } from '@testing-library/react';
import { aDraft, aFile } from '../testing/documents.builders.ts';
import { stubDrafts } from '../testing/open-draft-review.tsx';
import { choose, listed, openKillable, remove, someText, write } from '../testing/killed-page.tsx';
import { Page } from './draft-review.tsx';

jest.mock('../pdf/pdf-viewer.tsx', () => ({ PdfViewer: () => null }));
jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: ({ name }: File) => Promise.resolve({ ...aFile(name), key: `key-${name}` }),
}));

const at = {
  path: routes.revisionsProcess({ serviceId: 'service-1', id: 'order-1' }),
  pattern: routes.revisionsProcess.pattern,
};

afterEach(clearStubs);

test(`DO-22 a review keeps each of ${EDITS} random edits through random kills`, async () => {
  stubDrafts([aDraft()]);
  const kept = { stars: 0, text: '', file: [] as string[] };
  const star = (count: number) => screen.getByLabelText(new RegExp(`^${count} star`));
  const kills = await playKilledEdits(EDITS, 12, {
    open: async (vault) => {
      const close = await openKillable(<Page />, at, vault);
      await screen.findByLabelText(/Your revision request/);
      return close;
    },
    edit: async (random, count) => {
      if (random(10) === 0) fireEvent.click(star((kept.stars = 1 + random(5))));
      else if (random(10) > 0)
        write(/Your revision request/, (kept.text = someText(random, count)));
      else if (kept.file.length > 0) remove(kept.file.pop() ?? '');
      else await choose(/File for your writer/, (kept.file = [`Ideas ${count}.pdf`])[0] ?? '');
    },
    check: () => {
      expect(screen.getByLabelText(/Your revision request/)).toHaveValue(kept.text);
      if (kept.stars > 0) expect(star(kept.stars)).toBeChecked();
      expect(listed()).toEqual(kept.file);
    },
  });
  expect(kills).toBeGreaterThan(10);
}, 240_000);
