import sanitizeHtml from 'sanitize-html';

/** What pages of the shop can show of a firm's HTML without leading anybody into foreign code. */
export const cleanOfferHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...['h3', 'h4', 'h5', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's'],
      ...['a', 'span', 'div', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: { a: ['href', 'target', 'rel'], td: ['colspan'], th: ['colspan'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }),
    },
  });
