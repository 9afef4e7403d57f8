import type { AddressInput, PageRenderer } from '@portal/shared-contracts/doors';
import { loginPath } from '../routing/login-path.ts';
import { resolvePage, type ResolvedPage } from '../routing/resolve-page.ts';

/** What an address means for whoever opens it. */
export const pageOf = ({ path, remotes, session, website }: AddressInput): ResolvedPage =>
  resolvePage({
    path,
    remotes,
    role: session?.user.role ?? null,
    rights: session?.user.admin,
    flag: (name) => website.website_settings[name],
    hasCustomLogin: website.customLoginDomain !== '',
    hasCustomCheckout: website.customCheckout !== null,
    needsSecondFactor: session?.user.needsSecondFactor === true,
    arrival: null,
  });

/** Where the shell would lead a stranger who opens this address; the browser keeps its fragment. */
export const signInPath: PageRenderer['signInPath'] = (input, search) =>
  pageOf(input).kind === 'sign-in'
    ? loginPath({ pathname: input.path, search, hash: '' })
    : undefined;
