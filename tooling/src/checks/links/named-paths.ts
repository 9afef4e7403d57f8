import { dirname, join } from 'node:path';

/** A document as it stands. */
export interface Document {
  readonly name: string;
  readonly content: string;
}

// Names, slashes and nothing that stands for something else, such as `<noun>`, `*`, `{a,b}`, `NNNN` or `…`.
const PATH = /^(?!.*NNNN)(?!\.\.)[\w.@-]+(?:\/[\w.@-]+)+\/?$/;

const namedIn = (content: string): string[] =>
  [...content.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => PATH.test(text));

const firstFolder = (path: string): string => path.split('/', 1)[0] ?? '';

/**
 * Paths in back-ticks that lead nowhere. A path is meant from the top when it begins with a folder there, and from
 * the document's own folder when it begins with a folder of that one; anything else names no file of the workspace.
 *
 * @param exists whether Git keeps a path of the workspace, as a file or as a folder.
 */
export const lostPaths = (
  { name, content }: Document,
  exists: (path: string) => boolean,
): string[] =>
  [...new Set(namedIn(content))]
    .filter((path) => {
      const folders = ['.', dirname(name)].filter((folder) =>
        exists(join(folder, firstFolder(path))),
      );
      return folders.length > 0 && !folders.some((folder) => exists(join(folder, path)));
    })
    .map((path) => `${name}: ${path} does not exist`);
