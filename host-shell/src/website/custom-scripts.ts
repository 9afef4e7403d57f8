import type { WebsiteConfig } from '@portal/shared-contracts/website';

// Where a password or a card is typed, a firm's own scripts never run.
const SENSITIVE =
  /^\/(login|logout|forgot-password|forgot-password-2|autologin|checkout|package|profile|invoices|orders\/new|orders\/view)(\/|$)/;

/** Whether a page is one of sign-in, reset, account, checkout or payment. */
export const isSensitive = (path: string): boolean => SENSITIVE.test(path);

const pageNonce = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

const scriptsOf = (html: string): HTMLScriptElement[] => [
  ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script'),
];

const inject = (source: HTMLScriptElement, target: HTMLElement, nonce: string): void => {
  const script = target.ownerDocument.createElement('script');
  for (const { name, value } of source.attributes) {
    if (name !== 'nonce') script.setAttribute(name, value);
  }
  script.nonce = nonce;
  script.text = source.text;
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
  for (const script of scriptsOf(headerTag)) inject(script, page.head, nonce);
  for (const script of scriptsOf(bodyTag)) inject(script, page.body, nonce);
};
