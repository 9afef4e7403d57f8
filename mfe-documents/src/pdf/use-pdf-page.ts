import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefCallback, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pageText } from './load-pdf.ts';

/** Draws one page as wide as its box or `zoom` times wider, sharp on every screen, and again when the box changes. */
export const usePdfPage = (
  pdf: PDFDocumentProxy | undefined,
  number: number,
  zoom: number,
): {
  canvas: RefObject<HTMLCanvasElement | null>;
  box: RefCallback<HTMLDivElement>;
  text: string;
  /** False until the first page has its size; until then its area is kept free so that nothing jumps. */
  isSized: boolean;
} => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const [text, setText] = useState('');
  const [isSized, setSized] = useState(false);

  // After a failure the box stands there anew; one that is just being taken away has no width.
  const box = useCallback((element: HTMLDivElement) => {
    const measure = (): void => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const target = canvas.current;
    if (!pdf || !target || width === 0) return undefined;
    let task: { cancel: () => void; promise: Promise<void> } | undefined;
    let isCurrent = true;
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      const ratio = Math.min(globalThis.devicePixelRatio || 1, 3);
      const scale = (width * zoom) / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale: scale * ratio });
      if (!isCurrent) return;
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      setSized(true);
      task = page.render({ canvas: target, viewport });
      await task.promise;
      const words = await pageText(pdf, number);
      if (isCurrent) setText(words);
    };
    // A page that is turned before it was drawn cancels its drawing; that is no failure.
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
      task?.cancel();
    };
  }, [pdf, number, width, zoom]);

  return { canvas, box, text, isSized };
};
