/** Where a developer's own server may stand; allowed while a site's inspector is on. */
export const loopbackOrigins = ['http://127.0.0.1:*', 'http://localhost:*'] as const;

/** The shell's guard of everything that names no policy, cleaned HTML, and the firm's own scripts. */
const TRUSTED_TYPES = ['default', 'portal-html', 'portal-firm-scripts'] as const;

/** What a developer's own server shows the errors of its build with, by hot-config.ts; allowed where such a server is. */
const OWN_SERVER_TYPES = ['portal-own-server'] as const;

const trustedTypes = ({ remoteOrigins }: PolicyInput): readonly string[] =>
  loopbackOrigins.some((origin) => remoteOrigins.includes(origin))
    ? [...TRUSTED_TYPES, ...OWN_SERVER_TYPES]
    : TRUSTED_TYPES;

/** What the policy of one page depends on. */
export interface PolicyInput {
  readonly nonce: string;
  /** Host and port as the browser sees them, for the live socket; nothing where no firm answers. */
  readonly host: string | undefined;
  /** Origins that may show the portal in a frame. */
  readonly frameAncestors: readonly string[];
  /** Further origins of remotes, by preview or for development. */
  readonly remoteOrigins: readonly string[];
}

// As the provider's guide on security asks for: its fields live in frames of changing subdomains.
const PAYMENTS = 'https://*.js.stripe.com https://js.stripe.com https://hooks.stripe.com';

/**
 * The policy of every page: scripts run by nonce or because a trusted script added them, never inline
 * and never from text. Styles of the component library are inline, so only scripts are strict.
 */
export const contentSecurityPolicy = (input: PolicyInput): string => {
  const remotes = input.remoteOrigins.join(' ');
  const sockets = input.host === undefined ? '' : `ws://${input.host} wss://${input.host} `;
  const directives = [
    "default-src 'self'",
    `script-src 'nonce-${input.nonce}' 'strict-dynamic'`,
    `style-src 'self' 'unsafe-inline' ${remotes}`,
    `img-src 'self' data: blob: https: ${remotes}`,
    `font-src 'self' data: ${remotes}`,
    `connect-src 'self' ${sockets}https://api.stripe.com ${remotes}`,
    `frame-src 'self' blob: ${PAYMENTS}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors 'self' ${input.frameAncestors.join(' ')}`,
    // Text becomes HTML or a script through these named policies alone, in remotes too.
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes(input).join(' ')}`,
    'report-uri /api/csp-reports',
  ];
  return directives.map((directive) => directive.trim()).join('; ');
};
