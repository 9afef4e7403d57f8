import type { IForbiddenRuleType } from 'dependency-cruiser';

const APPS = 'host-shell|portal-api|e2e|mfe-[a-z-]+';
const BUILDS = ['/jest[a-z.]*\\.config\\.mjs$', '/webpack\\.config\\.ts$'];

/**
 * The import rule of the workspace: tooling is for builds; shared-contracts <- shared-ui <- the shell and the
 * remotes; shared-contracts <- the server and the journeys; no app imports another; features never import each other.
 */
export const workspaceRules: IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    comment:
      'files that import each other cannot be understood or moved alone: move what both need into a third file, or hand it in.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'independent-apps',
    comment: 'apps are independent: share through shared-contracts or shared-ui.',
    severity: 'error',
    from: { path: `^(${APPS}|shared-contracts|shared-ui|tooling)/` },
    to: { path: `^(@portal/)?(${APPS})(/|$)`, pathNot: '^$1/' },
  },
  {
    name: 'manifest-for-everybody',
    comment:
      "everybody loads a remote's manifest, and the contract of the back office would come with it: adminRoutes stand in @portal/shared-contracts/remote.",
    severity: 'error',
    from: { path: '^mfe-[^/]+/src/(manifest|remote|.+\\.pages)\\.ts$' },
    to: { path: '^(@portal/)?shared-contracts/(src/)?admin(/|$)' },
  },
  {
    name: 'inside-the-package',
    comment: 'a relative import may not leave its package: use the exports of the other one.',
    severity: 'error',
    from: { path: '^([^/]+)/', pathNot: BUILDS },
    to: { dependencyTypes: ['local'], pathNot: '^$1/' },
  },
  {
    name: 'public-exports',
    comment: 'import a package by its exports, not by its insides.',
    severity: 'error',
    from: {},
    to: { path: '^@portal/[a-z-]+/src(/|$)' },
  },
  {
    name: 'no-drawing',
    comment: 'only the shell and the remotes draw: shared-ui is theirs.',
    severity: 'error',
    from: { path: '^(shared-contracts|portal-api|e2e|tooling)/' },
    to: { path: '^(@portal/)?shared-ui(/|$)' },
  },
  {
    name: 'tooling-is-for-builds',
    comment: 'tooling is for builds and never shipped.',
    severity: 'error',
    from: { pathNot: ['^tooling/', '^[^/]+$', ...BUILDS] },
    to: { path: '^(@portal/)?tooling(/|$)' },
  },
  {
    name: 'independent-features',
    comment: 'features do not import each other: pages/ composes them.',
    severity: 'error',
    from: { path: '^(host-shell|mfe-[a-z-]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'pages-compose',
    comment: 'pages/ composes features, never the reverse.',
    severity: 'error',
    from: { path: '^(host-shell|mfe-[a-z-]+)/src/features/' },
    to: { path: '^$1/src/pages/' },
  },
];
