import { namedVariables } from './named-variables.ts';
import { insideProblems } from './proxy-inside.ts';
import { fileProblems } from './sound-files.ts';
import { variablesGuide } from './variables-guide.ts';

const named = (name: string, content: string) => namedVariables({ name, content });
const wrong = (name: string, content: string) =>
  fileProblems({ name, content }, ['/livez', '/readyz']);

test('the variables that each kind of file hands to the server are found', () => {
  expect(named('a/portal.env.example', '# words\nPORT=1\n#S3_BUCKET=x\n')).toEqual([
    'PORT',
    'S3_BUCKET',
  ]);
  expect(named('a.service', 'Environment=PORT=1\nUser=x')).toEqual(['PORT']);
  expect(named('Dockerfile', 'FROM x\nENV PORT=1 \\\n  HOST=2\nRUN A=1 b')).toEqual([
    'PORT',
    'HOST',
  ]);
  const compose =
    'services: { portal: { environment: { PORT: 1 } }, db: { environment: { X: 1 } } }';
  expect(named('compose.yaml', compose)).toEqual(['PORT']);
  expect(named('k.yaml', 'kind: ConfigMap\ndata: { PORT: "1" }\n---\nkind: Service')).toEqual([
    'PORT',
  ]);
});

test('broken files, lost services and wrong probes are named', () => {
  expect(wrong('a.yaml', 'a: [1')).toHaveLength(1);
  expect(wrong('Dockerfile', 'FROM x\nWORKDIR app\nCMD a\nCMD b')).toHaveLength(2);
  expect(wrong('Dockerfile', 'FROM x\nFETCH y')).toEqual([expect.stringContaining('Dockerfile:2')]);
  const compose = 'services: { portal: { depends_on: { db: {} }, volumes: ["x:/x"] } }';
  expect(wrong('compose.yaml', compose)).toEqual([
    'compose.yaml: portal waits for db, which is no service',
    'compose.yaml: portal mounts x, which is no volume',
  ]);
  expect(wrong('k.yaml', 'a: { httpGet: { path: /ready, port: 1 } }')).toEqual([
    'k.yaml: asks for /ready, which the server does not answer',
  ]);
});

test('a proxy that passes on what is for the machines inside is named, with a slash behind it too', () => {
  const nginx = (pattern: string) => ({
    name: 'proxy/nginx.conf',
    content: `    location ~ ${pattern} { return 404; }`,
  });
  const all = '(metrics|readyz|livez|healthz)';
  expect(insideProblems(nginx(`^/${all}/?$`))).toEqual([]);
  expect(insideProblems(nginx(`^/${all}$`))).toHaveLength(4);
  const caddy = (paths: string, answer = 'respond @inside 404') =>
    insideProblems({ name: 'proxy/Caddyfile', content: `\t@inside path ${paths}\n\t${answer}` });
  const both = '/metrics /metrics/ /readyz /readyz/ /livez /livez/ /healthz';
  expect(caddy(both)).toEqual(['proxy/Caddyfile: passes /healthz/ on']);
  expect(caddy(`${both} /healthz/`)).toEqual([]);
  expect(caddy(`${both} /healthz/`, '')).toHaveLength(8);
});

test('a way into the cluster that passes on what is for the machines inside is named', () => {
  const ingress = (paths: string) =>
    insideProblems({
      name: 'kubernetes.yaml',
      content: [
        'kind: Service\nmetadata: { name: portal }\nspec: { selector: { app: portal } }',
        'kind: Service\nmetadata: { name: nothing }\nspec: { ports: [{ port: 80 }] }',
        `kind: Ingress\nspec: { rules: [{ host: a.example, http: { paths: [${paths}] } }] }`,
      ].join('\n---\n'),
    });
  const to = (path: string, name: string, pathType = 'Prefix') =>
    `{ path: ${path}, pathType: ${pathType}, backend: { service: { name: ${name} } } }`;
  const all = ['/metrics', '/readyz', '/livez', '/healthz'].map((path) => to(path, 'nothing'));
  expect(ingress([to('/', 'portal'), ...all].join(', '))).toEqual([]);
  expect(ingress(to('/', 'portal'))).toHaveLength(8);
  const exact = [to('/', 'portal'), ...all.slice(1), to('/metrics', 'nothing', 'Exact')];
  expect(ingress(exact.join(', '))).toEqual(['kubernetes.yaml: a.example passes /metrics/ on']);
  // The servers themselves behind a longer address are no wall.
  expect(
    ingress([to('/', 'portal'), ...all, to('/readyz/', 'portal', 'Exact')].join(', ')),
  ).toEqual(['kubernetes.yaml: a.example passes /readyz/ on']);
});

test('the guide of variables has a line for each', () => {
  const text = variablesGuide([{ name: 'PORT', description: 'a | b', fallback: 4000 }]);
  expect(text).toContain('| `PORT` | a \\| b | `4000` |');
});
