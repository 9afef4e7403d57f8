import sanitizeHtml from 'sanitize-html';

/** What the description editor can make; everything else is dropped, its text kept. */
export const cleanCardHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'div', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
  });
