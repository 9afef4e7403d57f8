import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../workspace.ts';
import { forwardingProblems } from './log-forwarding.ts';
import { proxyProblems } from './proxy-tls.ts';

const read = (name: string): string => readFileSync(join(workspaceRoot, name), 'utf8');
const wrong = (name: string, content: string) => proxyProblems({ name, content });

test.each(['deploy/proxy/nginx.conf', 'deploy/proxy/Caddyfile', 'deploy/kubernetes.yaml'])(
  'the proxy of %s speaks nothing older than TLS 1.2, and no cipher without forward secrecy',
  (name) => {
    const content = read(name);
    expect(wrong(name, content)).toEqual([]);
    expect(
      wrong(name, content.replace(/(ssl_|\t)protocols (TLSv|tls)1\.2/, '$1protocols $21.1')),
    ).toEqual(
      name.endsWith('yaml') ? [] : [expect.stringMatching(/allows the protocol (TLSv|tls)1\.1/)],
    );
    // The older name of a cipher is a cipher without forward secrecy.
    const weak = content.replace(
      /(TLS_)?ECDHE[-_]RSA[-_](WITH_)?AES_?256[-_]GCM/,
      '$1RSA-AES256-CBC',
    );
    expect(wrong(name, weak)).toEqual([expect.stringContaining('allows the cipher')]);
    const silent = content.replace(/^.*(ssl_ciphers|\tciphers|ssl-ciphers).*\n/m, '');
    expect(wrong(name, silent)).toEqual([expect.stringContaining('names no cipher')]);
  },
);

test('a proxy that prefers the shorter key is named, and so is a cipher that is none', () => {
  const ciphers = (list: string) =>
    wrong('nginx.conf', `ssl_protocols TLSv1.3;\nssl_ciphers ${list};\n`);
  expect(ciphers('ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384')).toEqual([
    'nginx.conf: prefers a shorter key to a longer one',
  ]);
  expect(ciphers('ECDHE-RSA-AES256-GCM-SHA256')).toHaveLength(1);
});

test('the log leaves the machine encrypted, for a checked certificate, and waits on the disk', () => {
  const name = 'deploy/observability/vector.yaml';
  const content = read(name);
  const problems = (changed: string) =>
    forwardingProblems({ name, content: changed }, ['portal', 'portal-backup']);
  expect(problems(content)).toEqual([]);
  for (const [from, to, problem] of [
    ['uri: https', 'uri: http', 'without TLS'],
    ['verify_certificate: true', 'verify_certificate: false', 'any certificate'],
    ['verify_hostname: true', '', 'any certificate'],
    ['type: disk', 'type: memory', 'loses'],
    ['when_full: block', 'when_full: drop_newest', 'loses'],
    ['portal-backup]', 'portal-other]', 'portal-other, which is no unit'],
  ] as const)
    expect(problems(content.replace(from, to))).toEqual([expect.stringContaining(problem)]);
});
