/** The browser's maker of trusted texts; browsers without it check nothing. */
interface PolicyFactory {
  createPolicy(name: string, rules: Partial<Rules>): Rules;
}

/** What makes plain text into something that a page may run or show. */
export interface Rules {
  createHTML(text: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(url: string): string | null;
}

const plain: Rules = {
  createHTML: (text) => text,
  createScript: (text) => text,
  createScriptURL: (url) => url,
};

/** A policy that trusts its own module's care; plain text where the browser knows no policies. */
export const trustedTypesPolicy = (name: string, rules: Rules = plain): Rules => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
};

const PROVIDER = 'https://js.stripe.com';

const isOriginOf = (pattern: string, { origin, protocol, hostname }: URL): boolean =>
  pattern.endsWith(':*') ? `${protocol}//${hostname}` === pattern.slice(0, -2) : origin === pattern;

/** Whether a script may be loaded from here: this very site, the card provider, and what the server named. */
export const mayLoadFrom = (address: string, own: URL, origins: readonly string[]): boolean => {
  const url = URL.parse(address, own.href);
  if (!url) return false;
  if (url.protocol === 'blob:') return url.origin === own.origin;
  return [own.origin, PROVIDER, ...origins].some((pattern) => isOriginOf(pattern, url));
};

let isOpen = false;

/** A firm's own scripts load and write what they like, on pages without passwords and cards (HS-07). */
export const letFirmScriptsWork = (): void => {
  isOpen = true;
};

/**
 * The rule for everything that names no policy, in the shell, in libraries and in remotes: scripts from
 * known origins only, no HTML, no code from text. Text without a tag is a style or a plain word.
 */
export const guardPage = (page: Document = document): void => {
  const origins = page.currentScript?.dataset['origins']?.split(' ') ?? [];
  const own = new URL(page.location.href);
  const only = (isAllowed: boolean, text: string): string | null =>
    isOpen || isAllowed ? text : null;
  trustedTypesPolicy('default', {
    createHTML: (text) => only(!text.includes('<'), text),
    createScript: (text) => only(false, text),
    createScriptURL: (url) => only(mayLoadFrom(url, own, origins), url),
  });
};
