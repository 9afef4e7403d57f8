/** A line of CODEOWNERS. */
interface OwnedPath {
  readonly path: string;
  readonly owners: readonly string[];
}

const parse = (text: string): OwnedPath[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [path = '', ...owners] = line.split(/\s+/);
      return { path, owners };
    });

const isOwner = (owner: string): boolean =>
  /^@[\w-]+(\/[\w-]+)?$/.test(owner) || /^\S+@\S+\.\S+$/.test(owner);

/**
 * What is wrong with CODEOWNERS: a path that leads nowhere, a line without a proper owner, a room without a line.
 *
 * @param rooms folders that each need a line of their own, such as `mfe-orders`.
 * @param exists whether a path of the workspace is there.
 */
export const ownerProblems = (
  text: string,
  rooms: readonly string[],
  exists: (path: string) => boolean,
): string[] => {
  const lines = parse(text);
  return [
    ...lines
      .filter(({ path }) => !path.startsWith('/') || !exists(path.replace(/\*+$/, '')))
      .map(({ path }) => `CODEOWNERS: ${path} does not exist`),
    ...lines
      .filter(({ owners }) => owners.length === 0 || !owners.every(isOwner))
      .map(({ path }) => `CODEOWNERS: ${path} needs owners such as @portal/orders`),
    ...rooms
      .filter((room) => !lines.some(({ path }) => path === `/${room}/`))
      .map((room) => `CODEOWNERS: ${room} belongs to nobody; give it the line /${room}/`),
  ];
};
