import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';

type Library = typeof import('pdfjs-dist');

interface Reader {
  pdfjs: Library;
  port: Worker;
  /** One for all documents: closing a document leaves a worker alone that it did not make itself. */
  worker: PDFWorker;
}

let reader: Promise<Reader> | undefined;

const startReader = async (): Promise<Reader> => {
  const pdfjs = await import('pdfjs-dist');
  // Named on its own line: the file is shipped as it is, from this remote's own release.
  const url = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
  const port = new Worker(url, { type: 'module' });
  port.addEventListener('error', forgetReader);
  return { pdfjs, port, worker: pdfjs.PDFWorker.create({ port }) };
};

/** What did not load is asked for again by the next document. */
const forgetReader = (): void => {
  reader = undefined;
};

const loadReader = (): Promise<Reader> => {
  reader ??= startReader().catch((error: unknown) => {
    forgetReader();
    throw error;
  });
  return reader;
};

/** A worker whose script did not load answers nothing, so its failure is told here. */
const orBroken = <T>(port: Worker, answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('The PDF worker failed'));
    port.addEventListener('error', fail);
    answer.then(resolve, reject).finally(() => port.removeEventListener('error', fail));
  });

/** Opens a PDF of the portal until `closing` is aborted; nothing of it is ever evaluated. */
export const openPdf = async (address: string, closing: AbortSignal): Promise<PDFDocumentProxy> => {
  const { pdfjs, port, worker } = await loadReader();
  closing.throwIfAborted();
  const task = pdfjs.getDocument({
    url: address,
    worker,
    withCredentials: true,
    useSystemFonts: true,
    useWasm: false,
    enableXfa: false,
  });
  closing.addEventListener('abort', () => void task.destroy());
  return orBroken(port, task.promise);
};

/** The words of one page, line by line. */
export const pageText = async (pdf: PDFDocumentProxy, number: number): Promise<string> => {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
};

/** The words of a whole PDF. */
export const pdfText = async (address: string): Promise<string> => {
  const closing = new AbortController();
  try {
    const pdf = await openPdf(address, closing.signal);
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1)
      pages.push(await pageText(pdf, number));
    return pages.join('\n');
  } finally {
    closing.abort();
  }
};
