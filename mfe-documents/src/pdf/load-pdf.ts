import type { PDFDocumentProxy } from 'pdfjs-dist';

type Library = typeof import('pdfjs-dist');

let library: Promise<Library> | undefined;

const loadLibrary = (): Promise<Library> => {
  library ??= import('pdfjs-dist').then((pdfjs) => {
    // Named on its own line: the file is shipped as it is, from this remote's own release.
    const url = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
    pdfjs.GlobalWorkerOptions.workerPort = new Worker(url, { type: 'module' });
    return pdfjs;
  });
  return library;
};

/** Opens a PDF of the portal; nothing of it is ever evaluated. */
export const openPdf = async (address: string): Promise<PDFDocumentProxy> => {
  const pdfjs = await loadLibrary();
  return pdfjs.getDocument({
    url: address,
    withCredentials: true,
    useSystemFonts: true,
    useWasm: false,
    enableXfa: false,
  }).promise;
};

/** The words of one page, line by line. */
export const pageText = async (pdf: PDFDocumentProxy, number: number): Promise<string> => {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
};

/** The words of a whole PDF. */
export const pdfText = async (address: string): Promise<string> => {
  const pdf = await openPdf(address);
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await pageText(pdf, number));
  await pdf.loadingTask.destroy();
  return pages.join('\n');
};
