import { fileEnding } from '@portal/shared-contracts';
import type { AnalysisFailure } from '@portal/shared-contracts/reviews';

/** What a browser can tell of a file before it is sent; the server looks at its content. */
export const resumeProblem = (file: File, maxBytes: number): AnalysisFailure | undefined => {
  const ending = fileEnding(file.name);
  if (file.type.startsWith('image/') || ['jpg', 'jpeg', 'png', 'heic'].includes(ending))
    return 'picture';
  if (ending === 'doc') return 'old-word';
  if (file.size > maxBytes) return 'too-large';
  return file.size === 0 ? 'empty' : undefined;
};

/** The name as it travels: commas and apostrophes are replaced, and nobody is turned away for them (RV-12). */
export const sentName = (name: string): string => name.replaceAll(/[,'’]/g, '_');
