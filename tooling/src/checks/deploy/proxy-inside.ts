import { parseAllDocuments } from 'yaml';
import type { DeployFile } from './named-variables.ts';

/** What is for the machines inside; the server answers each with a slash behind it, too. */
const INSIDE = ['/metrics', '/livez', '/readyz', '/healthz'].flatMap((path) => [path, `${path}/`]);

const hiddenByNginx = (content: string): ((path: string) => boolean) => {
  const [, pattern] = /^\s*location ~\*? (\S+) \{ return 404; \}$/m.exec(content) ?? [];
  return (path) => pattern !== undefined && new RegExp(pattern).test(path);
};

const hiddenByCaddy = (content: string): ((path: string) => boolean) => {
  const [, listed = ''] = /^\s*@inside path (.*)$/m.exec(content) ?? [];
  const isAnswered = /^\s*respond @inside 404$/m.test(content);
  return (path) => isAnswered && listed.split(/\s+/).includes(path);
};

interface Way {
  path: string;
  pathType: string;
  backend: { service: { name: string } };
}

interface ClusterPart {
  kind?: string;
  metadata?: { name?: string };
  spec?: { selector?: object; rules?: { host: string; http: { paths: Way[] } }[] };
}

const leads = ({ path, pathType }: Way, asked: string): boolean => {
  if (pathType === 'Exact') return asked === path;
  const below = path.replace(/\/$/, '');
  return asked === below || asked.startsWith(`${below}/`);
};

// The longest address decides, and of two the exact one.
const wayOf = (ways: readonly Way[], asked: string): Way | undefined =>
  ways
    .filter((way) => leads(way, asked))
    .toSorted((one, other) => other.path.length - one.path.length)
    .toSorted((one, other) => Number(other.path === asked) - Number(one.path === asked))[0];

const clusterProblems = ({ name, content }: DeployFile): string[] => {
  const parts = parseAllDocuments(content).map((document) => document.toJS() as ClusterPart | null);
  // A service that chooses no server has nobody who could answer.
  const empty = parts
    .filter((part) => part?.kind === 'Service' && part.spec?.selector === undefined)
    .map((part) => part?.metadata?.name);
  const rules = parts.flatMap((part) => (part?.kind === 'Ingress' ? (part.spec?.rules ?? []) : []));
  return rules.flatMap(({ host, http }) =>
    INSIDE.filter((asked) => {
      const way = wayOf(http.paths, asked);
      return way !== undefined && !empty.includes(way.backend.service.name);
    }).map((asked) => `${name}: ${host} passes ${asked} on`),
  );
};

const proxyProblems = ({ name, content }: DeployFile): string[] => {
  const hidden = name.endsWith('nginx.conf')
    ? hiddenByNginx(content)
    : name.endsWith('Caddyfile')
      ? hiddenByCaddy(content)
      : undefined;
  return hidden
    ? INSIDE.filter((path) => !hidden(path)).map((path) => `${name}: passes ${path} on`)
    : [];
};

/** Which addresses for the machines inside an example of a proxy, or a way into the cluster, would pass on. */
export const insideProblems = (file: DeployFile): string[] =>
  file.name.endsWith('kubernetes.yaml') ? clusterProblems(file) : proxyProblems(file);
