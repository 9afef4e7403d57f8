import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { SanitizedHtmlProps } from './sanitized-html.tsx';

let cleaned: ComponentType<SanitizedHtmlProps> | undefined;

const bring = async (): Promise<{ default: ComponentType<SanitizedHtmlProps> }> => {
  cleaned ??= (await import('./sanitized-html.tsx')).SanitizedHtml;
  return { default: cleaned };
};

const Late = lazy(bring);

/** Fetches what cleans HTML, and ends when that is here or cannot come; a page calls it while its data is on the way. */
export const prepareStoredHtml = (): Promise<unknown> => bring().catch(() => undefined);

const hasMarkup = (text: string): boolean => /[<&]/.test(text);
const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** Props of {@link StoredHtml}. */
export interface StoredHtmlProps extends SanitizedHtmlProps {
  /** What stands there until the text is clean; its plain words where nothing is given. */
  waiting?: ReactNode;
}

/**
 * Stored text that may carry HTML (package description, reason of a finding). Plain text is shown as it
 * is; what cleans HTML comes with the first text that has any, and its words are there until then.
 */
export const StoredHtml = ({ html, className = '', waiting }: StoredHtmlProps) => {
  const Cleaned = cleaned ?? Late;
  const words = <div className={`pui-html ${className}`}>{withoutTags(html)}</div>;
  if (!hasMarkup(html)) return words;
  return (
    <Suspense fallback={waiting ?? words}>
      <Cleaned html={html} className={className} />
    </Suspense>
  );
};
