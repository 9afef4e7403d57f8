import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { PdfViewer } from './pdf-viewer.tsx';

// jsdom neither starts workers nor draws; how PDFs are read and drawn is tried in a real browser by the journeys.
const mockPdfjs = {
  PDFWorker: { create: ({ port }: { port: FakeWorker }) => ({ port }) },
  getDocument: ({ worker }: { worker: { port: FakeWorker } }) => worker.port.open(),
};
jest.mock('pdfjs-dist', () => mockPdfjs);

const page = {
  getViewport: ({ scale }: { scale: number }) => ({ width: 100 * scale, height: 140 * scale }),
  render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
  getTextContent: () => Promise.resolve({ items: [{ str: 'Words of the draft', hasEOL: false }] }),
};

type Answer = 'nothing' | 'a failure' | 'the document';

/** A worker of which each document gets the next answer. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = [];
  static answers: Answer[] = [];
  readonly destroyed = jest.fn(() => Promise.resolve());
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  open() {
    return { destroy: this.destroyed, promise: this.answer() };
  }
  private answer(): Promise<unknown> {
    const answer = FakeWorker.answers.shift() ?? 'the document';
    if (answer === 'nothing') return new Promise(() => undefined);
    if (answer === 'a failure') return Promise.reject(new Error('The file was not sent'));
    return Promise.resolve({ numPages: 1, getPage: () => Promise.resolve(page) });
  }
}

const observed = new Map<Element, () => void>();

/** As in a browser: what leaves the page is told about once more, and has no width then. */
class FakeObserver {
  private readonly onChange: () => void;
  constructor(onChange: () => void) {
    this.onChange = onChange;
  }
  observe(element: Element): void {
    observed.set(element, this.onChange);
  }
  disconnect(): void {
    for (const [element, onChange] of observed)
      if (onChange === this.onChange) observed.delete(element);
  }
}

const { ResizeObserver: silent } = globalThis;

beforeEach(() => {
  Object.assign(globalThis, { Worker: FakeWorker, ResizeObserver: FakeObserver });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return this.isConnected ? 400 : 0;
  });
});
afterEach(() => {
  Object.assign(globalThis, { Worker: undefined, ResizeObserver: silent });
});

const open = (...answers: Answer[]) => {
  FakeWorker.answers = answers;
  return renderPage(<PdfViewer address="/api/file/view/1" name="Draft.pdf" />, {
    bundles: { documents: en },
  });
};

const retry = async (): Promise<void> => {
  await expectVisible(() => screen.getByText(en.pdf.failed));
  act(() => observed.forEach((onChange) => onChange()));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
};

test('DO-20 a PDF that failed is drawn once it is asked for again', async () => {
  await open('a failure');
  await retry();
  await expectVisible(() => screen.getByRole('img', { name: /^Draft\.pdf/ }));
  await waitFor(() => expect(screen.getByText('Words of the draft')).toBeInTheDocument());
});

const breakWorker = () => void FakeWorker.started.at(-1)?.dispatchEvent(new Event('error'));

test('DO-20 a worker that does not load is a failure, and the next try starts another', async () => {
  await open('nothing');
  await waitFor(() => expect(FakeWorker.answers).toEqual([]));
  act(breakWorker);
  await retry();
  await expectVisible(() => screen.getByRole('img', { name: /^Draft\.pdf/ }));
});

test('DO-20 a library that did not load is loaded anew by the next try', async () => {
  breakWorker();
  jest.spyOn(mockPdfjs.PDFWorker, 'create').mockImplementationOnce(() => {
    throw new Error('Loading failed');
  });
  await open();
  await retry();
  await expectVisible(() => screen.getByRole('img', { name: /^Draft\.pdf/ }));
});

test.each<Answer>(['nothing', 'the document'])(
  'DO-20 a PDF that is left is closed, also while it loads: %s came',
  async (answer) => {
    const { unmount } = await open(answer);
    await waitFor(() => expect(FakeWorker.answers).toEqual([]));
    const { destroyed } = FakeWorker.started.at(-1)!;
    expect(destroyed).not.toHaveBeenCalled();
    unmount();
    expect(destroyed).toHaveBeenCalledTimes(1);
  },
);
