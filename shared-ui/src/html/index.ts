export {
  SanitizedHtml,
  sanitizedFragment,
  sanitizeHtml,
  type SanitizedHtmlProps,
} from './sanitized-html.tsx';
