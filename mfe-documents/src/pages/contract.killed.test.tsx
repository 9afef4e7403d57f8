import { getContract } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { EDITS, type KillableVault, playKilledEdits } from '@portal/shared-contracts/testing/vault';
import { act, fireEvent, screen } from '@testing-library/react';
import { openKillable, type Random, someText, write } from '../testing/killed-page.tsx';
import { Page } from './contract.tsx';

const PNG = 'data:image/png;base64,';
/** As long as a real picture of 700 by 500 pixels. */
const PIXELS = 'A'.repeat(40_000);

// jsdom has no canvas and reads no pictures; what is drawn is looked at in a real browser. Here a
// canvas gives back the name of the last picture that was put into it.
let drawn = '';
const pictureOf = (name: string): string => `${PNG}${btoa(name)}${PIXELS}`;
const fakes = {
  measureText: () => ({ width: 100 }),
  getImageData: () => ({ data: new Uint8ClampedArray() }),
  drawImage: ({ name }: { name: string }) => {
    drawn = name;
  },
};
const context = new Proxy(fakes, {
  get: (target, key) => Reflect.get(target, key) ?? (() => undefined),
  set: () => true,
});

beforeAll(() => {
  Object.assign(globalThis, {
    createImageBitmap: ({ name }: File) =>
      Promise.resolve({ name, width: 10, height: 10, close: () => undefined }),
  });
});

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => pictureOf(drawn));
  stubApi(getContract, () => ({ status: true, data: { content: '<p>Text</p>', receipt: null } }));
});

afterEach(clearStubs);

const openContract = async (vault: KillableVault): Promise<() => void> => {
  const at = { path: routes.contractFill({ id: 'order-1' }), pattern: routes.contractFill.pattern };
  const close = await openKillable(<Page />, at, vault);
  await screen.findByRole('button', { name: 'Sign the contract' });
  return close;
};

test(`DO-02 a signature keeps each of ${EDITS} random strokes and letters through random kills`, async () => {
  let [mode, name, strokes] = ['Draw', '', 0];
  const undo = () => screen.getByText('Undo').closest('button') as HTMLElement;
  const draw = (random: Random): void => {
    const canvas = screen.getByLabelText(/^Signature field/);
    const point = () => ({ clientX: random(700), clientY: random(500), button: 0 });
    fireEvent.mouseDown(canvas, point());
    fireEvent.mouseMove(canvas, point());
    fireEvent.mouseUp(document, point());
    strokes += 1;
  };
  const turnTo = (next: string): void => {
    fireEvent.click(screen.getByRole('tab', { name: next }));
    mode = next;
  };
  const kills = await playKilledEdits(EDITS, 11, {
    open: openContract,
    edit: (random, count) => {
      if (random(8) === 0) return turnTo(mode === 'Draw' ? 'Type' : 'Draw');
      if (mode === 'Type') return write('Your full name', (name = someText(random, count)));
      if (strokes === 0 || random(3) > 0) return draw(random);
      fireEvent.click(undo());
      strokes -= 1;
    },
    check: () => {
      expect(screen.getByRole('tab', { name: mode })).toHaveAttribute('aria-selected', 'true');
      if (mode === 'Type') return expect(screen.getByLabelText('Your full name')).toHaveValue(name);
      // Each stroke can be taken back, and no more.
      const before = strokes;
      for (; strokes > 0; strokes -= 1) fireEvent.click(undo());
      expect(undo()).toBeDisabled();
      expect(before).toBeGreaterThanOrEqual(0);
    },
  });
  expect(kills).toBeGreaterThan(10);
}, 240_000);

test(`DO-02 an uploaded picture of a signature survives ${EDITS} random choices and kills`, async () => {
  let [mode, name, picture] = ['Draw', '', ''];
  const turnTo = (next: string): void => {
    fireEvent.click(screen.getByRole('tab', { name: next }));
    mode = next;
  };
  const shown = () => document.querySelector<HTMLImageElement>('.doc-signature img');
  const chooseFile = async (file: string): Promise<void> => {
    const files = [new File(['x'], file)];
    // Reading a picture takes its time; it is kept from the moment at which it is seen.
    await act(async () => {
      fireEvent.change(screen.getByLabelText(/^Photo or scan/), {
        target: { files },
      });
    });
    picture = file.endsWith('.png') ? file : '';
  };
  const kills = await playKilledEdits(EDITS, 12, {
    open: openContract,
    edit: (random, count) => {
      if (mode === 'Draw' || random(8) === 0) return turnTo(mode === 'Upload' ? 'Type' : 'Upload');
      if (mode === 'Type') return write('Your full name', (name = someText(random, count)));
      return chooseFile(`${count}.${random(5) === 0 ? 'txt' : 'png'}`);
    },
    check: () => {
      expect(screen.getByRole('tab', { name: mode })).toHaveAttribute('aria-selected', 'true');
      if (mode === 'Type') return expect(screen.getByLabelText('Your full name')).toHaveValue(name);
      const source = shown()?.getAttribute('src') ?? '';
      // Compared as a boolean: a difference of two long pictures would print both.
      expect(source === (picture && pictureOf(picture))).toBe(true);
    },
  });
  expect(kills).toBeGreaterThan(10);
}, 240_000);
