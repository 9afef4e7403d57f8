/** A variable that the server reads. */
export interface Variable {
  readonly name: string;
  readonly description: string;
  readonly fallback: unknown;
}

/** The guide with every variable of the server; it is made, never written by hand. */
export const variablesGuide = (variables: readonly Variable[]): string =>
  [
    '# Variables',
    '',
    'What a server reads from its environment, and nothing else. A wrong value stops the start and is named. This page is made by `node tooling/src/checks/deploy.ts --write`.',
    '',
    '| variable | what it does | without it |',
    '| --- | --- | --- |',
    ...variables.map(
      ({ name, description, fallback }) =>
        `| \`${name}\` | ${description.replaceAll('|', '\\|')} | ${fallback === undefined ? '' : `\`${String(fallback)}\``} |`,
    ),
    '',
  ].join('\n');
