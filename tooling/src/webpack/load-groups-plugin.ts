import type webpack from 'webpack';

/** A group of modules that travel in one file because they are always needed together. */
export interface LoadGroup {
  readonly name: string;
  /** Whether a file starts the group; everything that it needs at once belongs to it. */
  readonly isRoot: (file: string) => boolean;
  /** Where it is set: only these of the files that the roots need. */
  readonly isMember?: (file: string) => boolean;
  /** A chunk that keeps its own copies, with only as much of them as it uses. */
  readonly except?: string;
}

/**
 * Finds, for each group, every module that its roots need at once. Without it a page would fetch each
 * library and each component in a file of its own.
 */
export class LoadGroupsPlugin {
  readonly #groups: readonly LoadGroup[];
  #members = new Map<string, ReadonlySet<webpack.Module>>();

  constructor(groups: readonly LoadGroup[]) {
    this.#groups = groups;
  }

  /** The `cacheGroups` of splitChunks for these groups, the first group first. */
  cacheGroups(): Record<string, object> {
    return Object.fromEntries(
      this.#groups.map(({ name, isMember, except }, index) => [
        name,
        {
          name,
          chunks: (chunk: webpack.Chunk) =>
            !chunk.canBeInitial() && (except === undefined || chunk.name !== except),
          enforce: true,
          priority: 100 - index,
          test: (module: webpack.Module) =>
            (this.#members.get(name)?.has(module) ?? false) &&
            (isMember?.(module.nameForCondition() ?? '') ?? true),
        },
      ]),
    );
  }

  /** Follows the modules as soon as all of them are known. */
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('LoadGroupsPlugin', (compilation) => {
      compilation.hooks.optimizeModules.tap('LoadGroupsPlugin', () => {
        this.#members = new Map(
          this.#groups.map(({ name, isRoot }) => [name, neededBy(compilation, isRoot)]),
        );
      });
    });
  }
}

const neededBy = (
  compilation: webpack.Compilation,
  isRoot: (file: string) => boolean,
): ReadonlySet<webpack.Module> => {
  const roots = [...compilation.modules].filter((module) =>
    isRoot(module.nameForCondition() ?? ''),
  );
  const seen = new Set<webpack.Module>();
  const waiting = [...roots];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...neighbours(compilation, module));
  }
  return seen;
};

// What is imported and never used falls away, so it belongs to no group either.
const neighbours = (compilation: webpack.Compilation, module: webpack.Module): webpack.Module[] =>
  [...compilation.moduleGraph.getOutgoingConnections(module)]
    .filter(
      (connection) =>
        connection.dependency !== null &&
        module.dependencies.includes(connection.dependency) &&
        connection.isTargetActive(undefined),
    )
    .map((connection) => connection.module);
