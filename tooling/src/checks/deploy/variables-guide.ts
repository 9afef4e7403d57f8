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
    'What a server reads from its environment; each may come from a file, as `SMTP_URL_FILE` for `SMTP_URL`. A wrong value stops the start and is named. Beside these, Node itself reads `NODE_EXTRA_CA_CERTS`, a file of own authorities, and production refuses `NODE_TLS_REJECT_UNAUTHORIZED=0`. This page is made by `node tooling/src/checks/deploy.ts --write`.',
    '',
    '| variable | what it does | without it |',
    '| --- | --- | --- |',
    ...variables.map(
      ({ name, description, fallback }) =>
        `| \`${name}\` | ${description.replaceAll('|', '\\|')} | ${fallback === undefined ? '' : `\`${String(fallback)}\``} |`,
    ),
    '',
  ].join('\n');
