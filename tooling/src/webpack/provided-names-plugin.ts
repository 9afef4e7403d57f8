import webpack from 'webpack';
import { isProvided, type ImportedName } from '../provided-names.ts';

interface ImportDependency extends webpack.Dependency {
  readonly request?: string;
  /** Path of names below the module: `useHref`, or nothing for the whole of it. */
  readonly ids?: readonly string[];
}

const specifiers = new Set(['harmony import specifier', 'harmony export imported specifier']);

const namesOf = (module: webpack.Module): ImportedName[] =>
  module.dependencies.flatMap((dependency) => {
    const { type, request, ids } = dependency as ImportDependency;
    return request && specifiers.has(type) ? [{ library: request, name: ids?.[0] }] : [];
  });

/** Stops the build of a remote that imports what the shell does not provide of a library. */
export class ProvidedNamesPlugin {
  /** Looks at every import once all modules are known. */
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('ProvidedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ProvidedNamesPlugin', (modules) => {
        for (const module of modules)
          for (const imported of namesOf(module))
            if (!isProvided(imported)) compilation.errors.push(problem(module, imported));
      });
    });
  }
}

const problem = (module: webpack.Module, { library, name }: ImportedName): webpack.WebpackError =>
  new webpack.WebpackError(
    `${module.nameForCondition() ?? 'A file'} imports ${name ?? 'everything'} from ${library}, ` +
      'which the shell does not provide; its list stands in tooling/src/provided-names.ts.',
  );
