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

/** Which addresses for the machines inside an example of a proxy would pass on. */
export const insideProblems = ({ name, content }: DeployFile): string[] => {
  const hidden = name.endsWith('nginx.conf')
    ? hiddenByNginx(content)
    : name.endsWith('Caddyfile')
      ? hiddenByCaddy(content)
      : undefined;
  if (!hidden) return [];
  return INSIDE.filter((path) => !hidden(path)).map((path) => `${name}: passes ${path} on`);
};
