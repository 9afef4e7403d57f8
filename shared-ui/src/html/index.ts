export { SanitizedHtml, sanitizeHtml, type SanitizedHtmlProps } from './sanitized-html.tsx';
