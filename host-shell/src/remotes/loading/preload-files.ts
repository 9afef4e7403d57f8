import { callApi, type Language } from '@portal/shared-contracts';
import { listPageFiles, type PageFile } from '@portal/shared-contracts/remote';
import type { FoundPage } from '../manifests/match-page.ts';

const preload = ({ url, integrity, as }: PageFile, page: Document): void => {
  if (page.querySelector(`link[href="${CSS.escape(url)}"]`)) return;
  const link = page.createElement('link');
  Object.assign(link, { rel: 'preload', as, integrity, crossOrigin: 'anonymous' });
  link.nonce = page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  link.href = url;
  page.head.append(link);
};

/** Starts every file of a page at once; without an answer the loader asks for them one after the other. */
export const preloadFiles = async (
  { remote, page: { key } }: FoundPage,
  language: Language,
  page: Document = document,
): Promise<void> => {
  const { files } = await callApi(listPageFiles, {
    remote: remote.manifest.name,
    release: remote.release,
    page: key,
    language,
  }).catch(() => ({ files: [] }));
  for (const file of files) preload(file, page);
};
