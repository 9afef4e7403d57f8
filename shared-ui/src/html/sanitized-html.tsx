import DOMPurify from 'dompurify';
import { useMemo } from 'react';

const FORBIDDEN = ['style', 'form', 'input', 'button', 'iframe', 'object', 'embed'];

interface HtmlPolicy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

const plain: HtmlPolicy = { createHTML: (text) => text, createScriptURL: (url) => url };

let policy: HtmlPolicy | undefined;

// What passes through it is cleaned before or after in this file, and it is handed to nobody.
const htmlPolicy = (): HtmlPolicy => {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
  };
  policy ??= trustedTypes?.createPolicy('portal-html', plain) ?? plain;
  return policy;
};

/**
 * Cleans stored HTML into nodes that can be put into the page as they are: no scripts, no forms; links
 * open in a new tab that cannot reach this page.
 */
export const sanitizedFragment = (html: string): DocumentFragment => {
  const fragment = DOMPurify.sanitize(html, {
    TRUSTED_TYPES_POLICY: htmlPolicy() as never,
    FORBID_TAGS: FORBIDDEN,
    FORBID_ATTR: ['style', 'id', 'name'],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
};

/** The same as text; a page that puts it in by `innerHTML` needs {@link sanitizedFragment} instead. */
export const sanitizeHtml = (html: string): string => {
  const holder = document.createElement('div');
  holder.append(sanitizedFragment(html));
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
  const clean = useMemo(() => ({ __html: htmlPolicy().createHTML(sanitizeHtml(html)) }), [html]);
  return <div className={`pui-html ${className}`} dangerouslySetInnerHTML={clean} />;
};
