import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Unreadable } from '../unreadable.ts';

// In pixels: what a scanner made of a page is above and never unpacked; its place is read from the list of operators.
const LARGEST_PICTURE = 1_000_000;

// The library takes its second half from here and starts no thread for it.
const withoutThread = async (): Promise<void> => {
  const scope = globalThis as { pdfjsWorker?: unknown };
  // @ts-expect-error -- the second half of the library has no types
  scope.pdfjsWorker ??= await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
};

const failureOf = (error: unknown): Unreadable =>
  new Unreadable((error as Error).name === 'PasswordException' ? 'password' : 'damaged');

/** Opens a PDF; nothing of it is evaluated, fetched or drawn (RV-19). */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  await withoutThread();
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      verbosity: 0,
      useWasm: false,
      enableXfa: false,
      maxImageSize: LARGEST_PICTURE,
      disableFontFace: true,
      // Without these no font says its name, and with it whether it is bold.
      fontExtraProperties: true,
      useSystemFonts: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      stopAtErrors: false,
    }).promise;
  } catch (error) {
    throw failureOf(error);
  }
};
