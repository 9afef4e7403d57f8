import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { isSignInPath } from '../routing/own-pages.ts';
import { letFirmScriptsWork, type Rules, trustedTypesPolicy } from '../trusted-types.ts';

// Where a password, a card or a resume is given, a firm's own scripts never run.
const SENSITIVE =
  /^\/(admin|buy|checkout|package|profile|invoices|orders\/new|orders\/view|reviews?)(\/|$)/;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Whether a page is one of sign-in, reset, account, checkout or payment, however its address is written. */
export const isSensitive = (path: string): boolean => {
  const plain = decoded(path)
    .replaceAll(/\/{2,}/g, '/')
    .toLowerCase();
  return isSignInPath(plain) || SENSITIVE.test(plain);
};

const pageNonce = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

// The browser's types know nothing of trusted texts, and take them where a text is meant.
const text = (trusted: string | null): string => trusted as string;

const scriptsOf = (html: string, trust: Rules): HTMLScriptElement[] => [
  ...new DOMParser()
    .parseFromString(text(trust.createHTML(html)), 'text/html')
    .querySelectorAll('script'),
];

const trustedAttribute = (name: string, value: string, trust: Rules): string => {
  if (name === 'src') return text(trust.createScriptURL(value));
  return name.startsWith('on') ? text(trust.createScript(value)) : value;
};

const inject = (
  source: HTMLScriptElement,
  target: HTMLElement,
  nonce: string,
  trust: Rules,
): void => {
  const script = target.ownerDocument.createElement('script');
  for (const { name, value } of source.attributes) {
    if (name !== 'nonce') script.setAttribute(name, trustedAttribute(name, value, trust));
  }
  script.nonce = nonce;
  script.text = text(trust.createScript(source.text));
  target.append(script);
};

let isRunning = false;

/** Whether a firm's scripts were put into this page. */
export const haveCustomScriptsRun = (): boolean => isRunning;

/** Runs a firm's `customScripts` once, with the page's nonce, and only on a page that allows it (HS-07). */
export const runCustomScripts = (
  website: Pick<WebsiteConfig, 'customScripts'>,
  path: string,
  page: Document = document,
): void => {
  const { headerTag, bodyTag } = website.customScripts;
  if (isRunning || isSensitive(path) || (!headerTag && !bodyTag)) return;
  isRunning = true;
  const nonce = pageNonce(page);
  const trust = trustedTypesPolicy('portal-firm-scripts');
  letFirmScriptsWork();
  for (const script of scriptsOf(headerTag, trust)) inject(script, page.head, nonce, trust);
  for (const script of scriptsOf(bodyTag, trust)) inject(script, page.body, nonce, trust);
};
