import { lazy, Suspense, useState, type ComponentType } from 'react';
import { HtmlOutline } from './html-outline.tsx';
import type { SanitizedHtmlProps } from './sanitized-html.tsx';

let cleaned: ComponentType<SanitizedHtmlProps> | undefined;

const bring = async (): Promise<{ default: ComponentType<SanitizedHtmlProps> }> => {
  cleaned ??= (await import(/* webpackChunkName: "first-html" */ './sanitized-html.tsx'))
    .SanitizedHtml;
  return { default: cleaned };
};

let late: ComponentType<SanitizedHtmlProps> | undefined;

const forget = (error: unknown): never => {
  late = undefined;
  throw error;
};

// React keeps a failed load for ever, so whoever asks after it gets a new one.
const begin = (): ComponentType<SanitizedHtmlProps> => (late ??= lazy(() => bring().catch(forget)));

/** Fetches what cleans HTML, and ends when that is here or cannot come; a page calls it while its data is on the way. */
export const prepareStoredHtml = (): Promise<unknown> => bring().catch(() => undefined);

const hasMarkup = (text: string): boolean => /[<&]/.test(text);

/** Props of {@link StoredHtml}. */
export type StoredHtmlProps = SanitizedHtmlProps;

/**
 * Stored text that may carry HTML (package description, reason of a finding). Plain text is shown as it
 * is; what cleans HTML comes with the first text that has any, and until then its words stand in their lines.
 */
export const StoredHtml = ({ html, className = '' }: StoredHtmlProps) => {
  const [Late] = useState(begin);
  const Cleaned = cleaned ?? Late;
  if (!hasMarkup(html)) return <div className={`pui-html ${className}`}>{html}</div>;
  const words = (
    <div className={`pui-html ${className}`}>
      <HtmlOutline html={html} />
    </div>
  );
  return (
    <Suspense fallback={words}>
      <Cleaned html={html} className={className} />
    </Suspense>
  );
};
