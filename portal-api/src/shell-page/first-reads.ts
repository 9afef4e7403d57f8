import type { Role } from '@portal/shared-contracts';
import type { ResolvedRemote } from '@portal/shared-contracts/remote';
import { pagesOf } from './preload.ts';

const parametersIn = (pattern: string, path: string): ReadonlyMap<string, string> => {
  const parts = path.split('/');
  return new Map(
    pattern.split('/').flatMap((part, index) => {
      const value = parts[index];
      return part.startsWith(':') && value
        ? [[part.slice(1).replace('?', ''), value] as const]
        : [];
    }),
  );
};

const filled = (read: string, values: ReadonlyMap<string, string>): string | undefined => {
  const names = [...read.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => !values.has(name))) return undefined;
  return read.replaceAll(/:(\w+)/g, (_, name: string) => values.get(name) ?? '');
};

/** The reads that a page's manifest names, with the parameters of this address. */
export const firstReads = (
  remotes: readonly ResolvedRemote[],
  path: string,
  role: Role | null,
): string[] => {
  const [found] = pagesOf(remotes, path, role);
  const page = found?.remote.manifest.pages.find(({ key }) => key === found.key);
  if (!page) return [];
  const values = parametersIn(page.path, path);
  return page.reads.flatMap((read) => filled(read, values) ?? []);
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
