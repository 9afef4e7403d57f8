import type { ICruiseOptions } from 'dependency-cruiser';
import { serverRules } from './server-rules.ts';
import { workspaceRules } from './workspace-rules.ts';

/** Folders that are cruised, where they exist. */
export const ROOMS = /^(shared-(contracts|ui)|host-shell|mfe-[a-z-]+|portal-api|e2e|tooling)$/;

/** What dependency-cruiser is told: the rules, and how a module is found here. */
export const cruiseOptions: ICruiseOptions = {
  validate: true,
  ruleSet: { forbidden: [...workspaceRules, ...serverRules] },
  // A type import is an import: who reads a file has to read the types that it names.
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|released|fixtures|\\.cache|\\.data|test-results)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
  },
};
