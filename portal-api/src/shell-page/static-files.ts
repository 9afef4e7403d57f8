import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../http/portal-app.ts';
import { readKeptShellFile } from '../releases/publishing/shell-builds.ts';
import { readAsset } from '../releases/store/folder-store.ts';
import {
  isSafeFile,
  type ReleaseStore,
  type StoredAsset,
} from '../releases/store/release-store.ts';
import { keepAssets } from './keep-assets.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
  woff: 'font/woff',
};

const acceptsBrotli = (request: FastifyRequest): boolean =>
  /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));

const sendFile = async (
  reply: FastifyReply,
  file: string,
  read: () => Promise<StoredAsset | undefined>,
): Promise<unknown> => {
  const type = types[file.split('.').at(-1) ?? ''];
  const asset = type ? await read() : undefined;
  if (!asset || !type) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found');
  if (asset.encoding) reply.header('content-encoding', asset.encoding);
  return reply
    .headers({
      'content-type': type,
      // A worker obeys the policy of its own file: it may load its other parts and nothing else.
      'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
      // Every name carries its version or its hash, so a copy never goes stale.
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
    })
    .send(asset.bytes);
};

/** Serves the files of the shell's build and of every release of every remote. */
export const serveFiles = (app: PortalApp, shellFolder: string, releases: ReleaseStore): void => {
  const keep = keepAssets();
  const db = app.portal.platform.database.platform();
  app.get<{ Params: { '*': string } }>('/shell/*', (request, reply) => {
    const file = request.params['*'];
    const isSmall = acceptsBrotli(request);
    return sendFile(reply, file, () =>
      keep(`shell ${isSmall} ${file}`, async () => {
        const own = await readAsset(shellFolder, file, isSmall);
        // An open page may have begun with another shell than this server brings.
        if (own || !isSafeFile(file)) return own;
        return readKeptShellFile(db, releases, { file, acceptsBrotli: isSmall });
      }),
    );
  });
  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/remotes/:remote/:version/*',
    (request, reply) => {
      const { remote, version, '*': file } = request.params;
      const isSmall = acceptsBrotli(request);
      return sendFile(reply, file, () =>
        keep(`${remote} ${version} ${isSmall} ${file}`, () =>
          releases.read(remote, version, file, isSmall),
        ),
      );
    },
  );
};
