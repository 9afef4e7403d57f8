import { escapeUTF8 } from 'entities';
import type { Language } from '@portal/shared-contracts';
import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { madeOf } from '../kernel/kept/made-of-both.ts';
import { inlineJson } from '../kernel/words/inline-json.ts';
import { DEMO_BANNER_STYLE, demoBanner } from './demo-banner.ts';
import type { DoorOfPage } from './doors/door-page.ts';
import type { FrameOfPage } from './drawn/drawn-frame.ts';
import { firstReadsScript } from './address/first-reads.ts';
import type { Preload } from './preload.ts';

/** What one page is made of. */
export interface ShellHtmlInput {
  readonly nonce: string;
  readonly language: Language;
  /** Whether each page says that this is a demo. */
  readonly saysDemo?: boolean;
  /** Nothing for a host that no site uses; the shell then says so. */
  readonly website: WebsiteConfig | undefined;
  /** Who is signed in, in the form of the call that asks for it. */
  readonly session?: unknown;
  /** Where the shell starts instead of the address that was asked for. */
  readonly address?: string | undefined;
  /** What the person chose on this device; nothing leaves it to the device. */
  readonly scheme?: 'light' | 'dark' | undefined;
  /** Reads that start with the page. */
  readonly reads?: readonly string[];
  readonly entry: readonly Preload[];
  /** Further origins whose scripts may run, by preview or for development. */
  readonly scriptOrigins?: readonly string[];
  readonly preloads: readonly Preload[];
  /** A door that the server has drawn; the page then starts nothing of the shell. */
  readonly door?: DoorOfPage | undefined;
  /** The frame around a signed-in person's page; the shell takes its place with its first drawing. */
  readonly frame?: FrameOfPage | undefined;
}

const jsonScript = (nonce: string, id: string, json: string): string =>
  `<script type="application/json" id="${id}" nonce="${nonce}">${json}</script>`;

// The same for many pages.
const websiteJson = madeOf((website: WebsiteConfig) => inlineJson(website));

const preloadLink = (nonce: string, { url, integrity, as }: Preload): string =>
  `<link rel="preload" as="${as}" href="${escapeUTF8(url)}" integrity="${integrity}" crossorigin="anonymous"${as === 'script' ? ` nonce="${nonce}"` : ''}>`;

const entryTag = (
  nonce: string,
  { url, integrity, as }: Preload,
  scriptOrigins: readonly string[],
): string =>
  as === 'style'
    ? `<link rel="stylesheet" href="${escapeUTF8(url)}" integrity="${integrity}" crossorigin="anonymous">`
    : `<script defer nonce="${nonce}" src="${escapeUTF8(url)}" integrity="${integrity}" crossorigin="anonymous"${scriptOrigins.length > 0 ? ` data-origins="${escapeUTF8(scriptOrigins.join(' '))}"` : ''}></script>`;

const color = (value: string | undefined, fallback: string): string =>
  /^#[0-9a-f]{6}$/i.test(value ?? '') ? (value as string) : fallback;

const LIGHT_PAGE =
  'html{background:var(--site-surface);color-scheme:light}.boot{color:var(--site-primary)}';

// The page colour of the dark palette: the site's hue, nearly black.
const DARK_PAGE =
  'html{background:#0d1114;background:oklch(from var(--site-primary) .17 .012 h);color-scheme:dark}.boot{color:#eceef2}';

const ground = (scheme: ShellHtmlInput['scheme']): string => {
  if (scheme) return scheme === 'dark' ? DARK_PAGE : LIGHT_PAGE;
  return `${LIGHT_PAGE}@media (prefers-color-scheme:dark){${DARK_PAGE}}`;
};

const firstPaint = ({ website, scheme, saysDemo, door }: ShellHtmlInput): string =>
  [
    `:root{--site-primary:${color(website?.brand.primary, '#1F4E79')};`,
    `--site-accent:${color(website?.brand.accent, '#B45309')};`,
    `--site-surface:${color(website?.brand.surface, '#FFFFFF')}}`,
    'body{margin:0;font-family:system-ui,sans-serif}',
    '.boot{margin:0;padding:40vh 16px 0;text-align:center}',
    ground(scheme),
    saysDemo ? DEMO_BANNER_STYLE : '',
    door?.style ?? '',
  ].join('');

// Half a form, painted between two parts of the answer, would jump when the rest arrives. Chromium waits for an
// element to begin, so the page waits for what stands behind the form.
const SHOWN_WHOLE = '<link rel="expect" href="#door-end" blocking="render">';

/** What a script alone can do is not offered without one. */
const WITHOUT_SCRIPT = '<style>.sign-in-language,.password-eye{display:none}</style>';

const bodyOf = ({ door, frame }: ShellHtmlInput): string[] =>
  door
    ? [`<div id="root">${door.html}</div>`, `<noscript id="door-end">${WITHOUT_SCRIPT}</noscript>`]
    : [
        `<div id="root">${frame?.html ?? '<p class="boot">Just a sec...</p>'}</div>`,
        '<noscript>This portal needs JavaScript.</noscript>',
      ];

const dataOf = ({ nonce, website, session, address, door }: ShellHtmlInput): string[] => {
  if (door) return [jsonScript(nonce, 'portal-door', inlineJson(door.input))];
  return [
    website ? jsonScript(nonce, 'portal-website', websiteJson(website)) : '',
    session ? jsonScript(nonce, 'portal-session', inlineJson(session)) : '',
    address ? jsonScript(nonce, 'portal-address', inlineJson(address)) : '',
  ];
};

// Runs before any file: a press on a drawn button waits here until the shell stands.
const PRESSED = 'onclick=e=>{const b=e.target.closest("#root button");if(b)onclick.pressed=b}';

/** The page of the shell for one site: configuration, brand and files in the first answer. */
export const shellHtml = (input: ShellHtmlInput): string => {
  const { nonce, website } = input;
  const icon = website?.favicon
    ? `<link rel="icon" href="${escapeUTF8(website.favicon)}">`
    : '<link rel="icon" href="data:,">';
  return [
    '<!doctype html>',
    `<html lang="${escapeUTF8(input.language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeUTF8(input.door?.title ?? input.frame?.title ?? 'Loading')}</title>`,
    input.frame?.description
      ? `<meta name="description" content="${escapeUTF8(input.frame.description)}">`
      : '',
    icon,
    input.door ? SHOWN_WHOLE : '',
    `<style>${firstPaint(input)}</style>`,
    input.frame ? `<style id="portal-frame">${input.frame.style}</style>` : '',
    input.frame ? `<script nonce="${nonce}">${PRESSED}</script>` : '',
    input.reads && input.reads.length > 0
      ? `<script nonce="${nonce}">${firstReadsScript(input.reads, input.language)}</script>`
      : '',
    ...input.entry.map((file) => entryTag(nonce, file, input.scriptOrigins ?? [])),
    ...input.preloads.map((file) => preloadLink(nonce, file)),
    ...dataOf(input),
    '</head>',
    '<body>',
    input.saysDemo ? demoBanner(input.language) : '',
    ...bodyOf(input),
    '</body>',
    '</html>',
    '',
  ]
    .filter((line) => line !== '')
    .join('\n');
};
