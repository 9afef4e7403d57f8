import { ErrorState, LoadingSkeleton, numberFormat, VisuallyHidden } from '@portal/shared-ui';
import { LeftIcon, RightIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPdf } from './load-pdf.ts';
import { usePdfPage } from './use-pdf-page.ts';
import './pdf-viewer.css';

interface Opened {
  pdf?: PDFDocumentProxy;
  error?: unknown;
}

const useOpenedPdf = (address: string, attempt: number): Opened => {
  const [opened, setOpened] = useState<Opened>({});
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    setOpened({});
    openPdf(address, signal).then(
      (pdf) => !signal.aborted && setOpened({ pdf }),
      (error: unknown) => !signal.aborted && setOpened({ error }),
    );
    return () => closing.abort();
  }, [address, attempt]);
  return opened;
};

const ZOOMS = [1, 1.5, 2] as const;

/** A PDF inside the page, one page at a time, with its words for screen readers. */
export const PdfViewer = ({ address, name }: { address: string; name: string }) => {
  const { t } = useTranslation('documents');
  const [attempt, setAttempt] = useState(0);
  const [number, setNumber] = useState(1);
  const { pdf, error } = useOpenedPdf(address, attempt);
  const [zoom, setZoom] = useState<number>(ZOOMS[0]);
  const { canvas, box, text, isSized } = usePdfPage(pdf, number, zoom);
  if (error !== undefined)
    return (
      <ErrorState
        text={t('pdf.failed')}
        safe={t('pdf.failedSafe')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  const count = pdf?.numPages ?? 1;
  const label = t('pdf.pageOf', { page: number, count });
  return (
    <figure className="doc-pdf" aria-label={name}>
      <div className="doc-pdf-bar">
        <span className="doc-pdf-pages" hidden={count === 1}>
          <Button
            icon={<LeftIcon />}
            aria-label={t('pdf.previous')}
            disabled={number <= 1}
            onClick={() => setNumber(number - 1)}
          />
          <span role="status">{label}</span>
          <Button
            icon={<RightIcon />}
            aria-label={t('pdf.next')}
            disabled={number >= count}
            onClick={() => setNumber(number + 1)}
          />
        </span>
        <Zoom zoom={zoom} onZoom={setZoom} />
        <a className="doc-pdf-open" href={address} target="_blank" rel="noopener">
          {t('pdf.open')}
        </a>
      </div>
      <div className="doc-pdf-page" data-waiting={!isSized} ref={box}>
        {!isSized && <LoadingSkeleton shape="text" />}
        <canvas
          style={{ width: `${zoom * 100}%` }}
          ref={canvas}
          role="img"
          aria-label={`${name}, ${label}`}
          hidden={!isSized}
        />
        <VisuallyHidden as="div">{text}</VisuallyHidden>
      </div>
    </figure>
  );
};

/** Larger letters without a larger page; the page then scrolls in its own box. */
const Zoom = ({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) => {
  const { t, i18n } = useTranslation('documents');
  const at = ZOOMS.findIndex((one) => one === zoom);
  const smaller = ZOOMS[at - 1];
  const larger = ZOOMS[at + 1];
  return (
    <span className="doc-pdf-pages">
      <Button
        aria-label={t('pdf.smaller')}
        disabled={!smaller}
        onClick={() => smaller && onZoom(smaller)}
      >
        −
      </Button>
      <span role="status">{numberFormat(i18n.language, { style: 'percent' }).format(zoom)}</span>
      <Button
        aria-label={t('pdf.larger')}
        disabled={!larger}
        onClick={() => larger && onZoom(larger)}
      >
        +
      </Button>
    </span>
  );
};
