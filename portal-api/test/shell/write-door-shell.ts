import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../../src/releases/store/read-build.ts';

const RENDERER = `
const inside = (path) => typeof path === 'string' && /^\\/(?!\\/)/.test(path) ? path : undefined;
export const renderDoor = async ({ door }) => ({ title: door, html: '<form method="post"></form>' });
export const renderFrame = async ({ path, session, userAgent, isCondensed }) => {
  if (path === '/broken') throw new Error('broken');
  if (!session) return path === '/visit' ? { title: path, html: '<main>Brand</main>' } : undefined;
  const text = [session.user.role, userAgent, isCondensed].join(' ').replaceAll('<', '&lt;');
  return { title: path, html: '<main>' + text + '</main>' };
};
export const rootStyle = () => ':root{--pui-page:#fff}';
export const returnLocation = inside;
const open = ['/visit', '/login'];
export const signInPath = ({ path }, search) => {
  if (path === '/broken') throw new Error('broken');
  return open.includes(path) ? undefined : '/login?from=' + encodeURIComponent(path + search);
};
export const landingOf = ({ user }, from) => inside(from) ?? (user.role === 'writer' ? '/dashboard' : '/');
`;

/** A built shell with doors: files of a few bytes, and a renderer that draws an empty form. */
export const writeDoorShell = async (folder: string): Promise<void> => {
  const files = [
    'main.1.js',
    'core.1.js',
    'core.1.css',
    'door.1.js',
    'base.1.css',
    'door-page.1.js',
  ];
  for (const file of files) await writeFile(path.join(folder, file), file);
  await writeFile(path.join(folder, 'server.mjs'), RENDERER);
  const assets = {
    entry: ['main.1.js'],
    bootstrap: ['core.1.css', 'core.1.js'],
    doorEntry: ['door.1.js'],
    door: ['base.1.css', 'door-page.1.js'],
    provided: {},
  };
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(assets));
  const hashes = files.map((file) => [file, integrityOf(Buffer.from(file))]);
  await writeFile(path.join(folder, 'integrity.json'), JSON.stringify(Object.fromEntries(hashes)));
};
