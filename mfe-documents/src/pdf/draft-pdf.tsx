import type { Draft } from '@portal/shared-contracts/documents';
import { viewAddress } from '../files/file-address.ts';
import { PdfViewer } from './pdf-viewer.tsx';

/** The PDF of a draft inside the page, where it has one. */
export const DraftPdf = ({ draft: { data } }: { draft: Draft }) =>
  data.dataPdf && (
    <PdfViewer address={viewAddress(data.dataPdf.key)} name={data.dataPdf.originalname} />
  );
