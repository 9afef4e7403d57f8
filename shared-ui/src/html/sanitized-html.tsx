import DOMPurify from 'dompurify';
import { useMemo } from 'react';

const FORBIDDEN = ['style', 'form', 'input', 'button', 'iframe', 'object', 'embed'];

/** Cleans stored HTML: no scripts, no forms; links open in a new tab that cannot reach this page. */
export const sanitizeHtml = (html: string): string => {
  const fragment = DOMPurify.sanitize(html, {
    FORBID_TAGS: FORBIDDEN,
    FORBID_ATTR: ['style', 'id', 'name'],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
};

/** Props of {@link SanitizedHtml}. */
export interface SanitizedHtmlProps {
  /** HTML that a person or another system wrote. */
  html: string;
  className?: string;
}

/** Stored HTML (package description, contract, report text), cleaned before it is shown. */
export const SanitizedHtml = ({ html, className = '' }: SanitizedHtmlProps) => {
  const clean = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return <div className={`pui-html ${className}`} dangerouslySetInnerHTML={clean} />;
};
