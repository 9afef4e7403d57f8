import sanitizeHtml from 'sanitize-html';

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'];
const TEXTS = ['text', 'tspan', 'textPath', 'title', 'desc'];
const GROUPS = [
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'switch',
  'marker',
  'mask',
  'pattern',
  'clipPath',
];
const PAINTS = ['linearGradient', 'radialGradient', 'stop', 'filter'];
const EFFECTS = [
  ...['feBlend', 'feColorMatrix', 'feComposite', 'feFlood', 'feGaussianBlur', 'feMerge'],
  ...['feMergeNode', 'feMorphology', 'feOffset', 'feTile', 'feDropShadow'],
];

// Its inner part may name what is elsewhere.
const DOCTYPE = /<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/gi;

const OWN_PICTURE = /^data:image\/(?:png|jpeg);base64,/i;

// Escapes of style sheets could spell an outside address in another way, so a value with one goes.
const leadsOutside = (value: string): boolean =>
  /\\|@import|expression\s*\(|javascript:/i.test(value) ||
  [...value.matchAll(/url\(\s*(['"]?)\s*(.)?/gi)].some(([, , first]) => first !== '#');

const isHarmless = (name: string, value: string): boolean => {
  if (/^on/i.test(name)) return false;
  if (/(?:^|:)href$|^src$/i.test(name)) return value.startsWith('#') || OWN_PICTURE.test(value);
  return name.startsWith('xmlns') || !leadsOutside(value);
};

/** A drawing without scripts and without anything that is loaded from elsewhere (BO-19); empty where it is none. */
export const cleanDrawing = (drawing: string): string =>
  sanitizeHtml(drawing.replaceAll(DOCTYPE, ''), {
    allowedTags: [...SHAPES, ...TEXTS, ...GROUPS, ...PAINTS, ...EFFECTS],
    allowedAttributes: false,
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: ['href', 'xlink:href', 'src'],
    nonTextTags: [
      'script',
      'SCRIPT',
      'style',
      'STYLE',
      'foreignObject',
      'metadata',
      'textarea',
      'noscript',
    ],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([name, value]) => isHarmless(name, value)),
        ),
      }),
    },
  }).trim();
