import type { Role } from '@portal/shared-contracts';
import { readsOf, type ResolvedRemote } from '@portal/shared-contracts/remote';
import { pagesOf } from '../preload.ts';

/** The reads that a page's manifest names, with the parameters of this address. */
export const firstReads = (
  remotes: readonly ResolvedRemote[],
  address: string,
  role: Role | null,
): string[] => {
  const [found] = pagesOf(remotes, address.split('?')[0] ?? '/', role);
  return found ? readsOf(found.page, address) : [];
};

/** Starts the reads before any code of the page is there; `callApi` takes each answer once. */
export const firstReadsScript = (reads: readonly string[], language: string): string => {
  const headers = {
    accept: 'application/json',
    'x-requested-with': 'portal',
    'accept-language': language,
  };
  const list = JSON.stringify(reads).replaceAll('<', '\\u003c');
  return (
    `globalThis.portalReads=Object.fromEntries(${list}.map(a=>[a,` +
    `fetch(a,{credentials:'include',headers:${JSON.stringify(headers)}}).catch(()=>undefined)]))`
  );
};
