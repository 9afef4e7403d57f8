import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { workspaceRoot } from '../workspace.ts';
import { forwardingProblems } from './deploy/log-forwarding.ts';
import { namedVariables } from './deploy/named-variables.ts';
import { insideProblems } from './deploy/proxy-inside.ts';
import { proxyProblems } from './deploy/proxy-tls.ts';
import { fileProblems } from './deploy/sound-files.ts';
import { type Variable, variablesGuide } from './deploy/variables-guide.ts';
import { workspaceFiles } from './workspace-files.ts';

// The files of deployment against what the server really reads and answers; no container engine is needed.
const CONFIG = join(workspaceRoot, 'portal-api/src/kernel/config/config.ts');
const GUIDE = 'docs/guides/variables.md';
const HEALTH = ['/livez', '/readyz'];

/** Read by what runs the server, not by the server. */
const OF_OTHERS = new Set(['NODE_ENV']);

const { variables } = (await import(CONFIG)) as { variables: readonly Variable[] };
const known = new Set(variables.map(({ name }) => name));

const files = workspaceFiles('deploy').map((name) => ({
  name,
  content: readFileSync(name, 'utf8'),
}));
const units = files.flatMap(({ name }) => /([\w-]+)\.service$/.exec(name)?.[1] ?? []);
const { code: guide } = await format(GUIDE, variablesGuide(variables));
if (process.argv.includes('--write')) writeFileSync(GUIDE, guide);

const problems = [
  ...files.flatMap((file) => fileProblems(file, HEALTH)),
  ...files.flatMap(proxyProblems),
  ...files.flatMap(insideProblems),
  ...files.flatMap((file) => forwardingProblems(file, units)),
  ...files.flatMap((file) =>
    namedVariables(file)
      .filter((name) => !known.has(name.replace(/_FILE$/, '')) && !OF_OTHERS.has(name))
      .map((name) => `${file.name}: no server reads ${name}`),
  ),
  ...variables
    .filter(({ description }) => description === '')
    .map(({ name }) => `${name} has no description in its schema`),
  ...(readFileSync(GUIDE, 'utf8') === guide
    ? []
    : [`${GUIDE} is not what the server reads: node tooling/src/checks/deploy.ts --write`]),
];

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files of deployment agree with ${variables.length} variables`);
