import type { Draft } from '@portal/shared-contracts/documents';
import { viewAddress } from '../../files/file-address.ts';
import { downloadBytes } from '@portal/shared-contracts';
import { pdfText } from '../../pdf/load-pdf.ts';
import type { TextSource } from './compare.messages.ts';
import { compareTexts } from './compare-texts.ts';
import type { Change } from './word-changes.ts';

const wordSource = async ({ data }: Draft): Promise<TextSource> => {
  if (!data.dataWord) throw new Error('no Word file');
  return { kind: 'docx', bytes: await downloadBytes(viewAddress(data.dataWord.key)) };
};

const pdfSource = async ({ data }: Draft): Promise<TextSource> => {
  if (!data.dataPdf) throw new Error('no PDF');
  return { kind: 'text', text: await pdfText(viewAddress(data.dataPdf.key)) };
};

const compareBy = async (
  read: (draft: Draft) => Promise<TextSource>,
  before: Draft,
  after: Draft,
): Promise<Change[]> => {
  const [first, second] = await Promise.all([read(before), read(after)]);
  return compareTexts({ before: first, after: second });
};

/**
 * What changed between two drafts: from the Word files, and where one is missing or broken from the
 * PDFs. Both texts always come from the same kind of file, because their lines break differently.
 */
export const compareDrafts = async (before: Draft, after: Draft): Promise<Change[]> => {
  try {
    return await compareBy(wordSource, before, after);
  } catch {
    return compareBy(pdfSource, before, after);
  }
};
