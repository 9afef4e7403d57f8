import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteSettings } from '@portal/shared-contracts/website';

import { type CheckoutHosts, mayAskCheckout } from '../../../kernel/config/connections.config.ts';

type CustomCheckout = NonNullable<SiteSettings['customCheckout']>;

const inconsistent = (): Refusal => new Refusal('checkout-inconsistent');

const fieldAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .filter((part) => part !== '')
    .reduce<unknown>(
      (found, part) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, part)
          ? (found as Record<string, unknown>)[part]
          : undefined,
      value,
    );

/** What the firm's checkout is told of the purchase. */
export interface CustomCheckoutInput {
  productId: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  uniqueCustomerId?: string | undefined;
}

const requestFor = (settings: CustomCheckout, input: CustomCheckoutInput): Request => {
  const { token, tokenName, tokenLocation, method } = settings;
  const url = new URL(settings.url);
  const parameters = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  const inBody = method === 'POST' ? { ...parameters } : {};
  if (method === 'GET')
    for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  if (token !== '' && tokenLocation === 'query') url.searchParams.set(tokenName, token);
  if (token !== '' && tokenLocation === 'body') Object.assign(inBody, { [tokenName]: token });
  const headers = new Headers({ accept: 'application/json', 'content-type': 'application/json' });
  if (token !== '' && tokenLocation === 'header') headers.set(tokenName, token);
  return new Request(url, {
    method,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
    ...(method === 'POST' ? { body: JSON.stringify(inBody) } : {}),
  });
};

const isConsistent = ({
  responseFieldPath,
  token,
  tokenName,
  tokenLocation,
  method,
}: CustomCheckout) =>
  responseFieldPath !== '' &&
  (token === '' || tokenName !== '') &&
  !(tokenLocation === 'body' && method === 'GET' && token !== '');

/**
 * Asks the firm's own checkout for a link; its token never leaves the server (G09).
 *
 * @throws Refusal `unprocessable` for settings or a reply that do not fit together.
 */
export const askCheckout = async (
  hosts: CheckoutHosts,
  settings: CustomCheckout,
  input: CustomCheckoutInput,
): Promise<{ httpStatus: number; link: string }> => {
  // What was saved before an operator named the hosts is held back here.
  if (!isConsistent(settings) || !mayAskCheckout(hosts, settings.url)) throw inconsistent();
  const response = await fetch(requestFor(settings, input)).catch(() => undefined);
  if (!response) throw new Refusal('checkout-silent');
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const link = fieldAt(body, settings.responseFieldPath);
  if (typeof link !== 'string' || !/^https?:$/.test(URL.parse(link)?.protocol ?? ''))
    throw inconsistent();
  return { httpStatus: response.status, link };
};

/** The same, where only the link counts. */
export const customCheckoutLink = async (
  ...asked: Parameters<typeof askCheckout>
): Promise<string> => (await askCheckout(...asked)).link;
