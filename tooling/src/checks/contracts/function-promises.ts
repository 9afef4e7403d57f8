import { dirname } from 'node:path';
import ts from 'typescript';
import type { Direction, Promised } from './schema-fit.ts';
import { foreignName, isOptional, TypeReader } from './type-schema.ts';

/** A module whose functions are read, under the name by which others load it. */
export interface ReadModule {
  readonly request: string;
  readonly file: string;
}

type Named = [name: string, promised: Promised];

const opposite = (direction: Direction): Direction =>
  direction === 'read-by-others' ? 'written-by-others' : 'read-by-others';

/** What a function promises: its result to those who call it, its parameters to those who fill them. */
const promisesOf = (checker: ts.TypeChecker, name: string, exported: ts.Type): Named[] => {
  const promises: Named[] = [];
  const read = (type: ts.Type, path: string, direction: Direction): void => {
    const signature = type.getCallSignatures().at(-1);
    if (!signature) return;
    const result = reader.ofType(signature.getReturnType(), `${path}()`, direction);
    promises.push([`${path}()`, { direction, schema: result }]);
    const parameters = signature.getParameters();
    if (parameters.length === 0) return;
    const [taken, names] = [opposite(direction), parameters.map((_, at) => `argument ${at + 1}`)];
    const properties = parameters.map((parameter, at) => [
      names[at],
      reader.ofSymbol(parameter, `${path}(${names[at]})`, taken),
    ]);
    const required = names.filter((_, at) => !parameters.slice(at, at + 1).some(isOptional));
    promises.push([
      `${path}(…)`,
      {
        direction: taken,
        schema: { type: 'object', properties: Object.fromEntries(properties), required },
      },
    ]);
  };
  const reader = new TypeReader(checker, read);
  if (!foreignName(exported)) read(exported, name, 'read-by-others');
  return promises;
};

/** What the exported functions of these modules take and give, hooks and the members of their results included. */
export const functionPromises = (modules: readonly ReadModule[], tsconfig: string): Named[] => {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(tsconfig));
  const files = modules.map(({ file }) => file);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return modules.flatMap(({ request, file }) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    return (symbol ? checker.getExportsOfModule(symbol) : []).flatMap((exported) =>
      promisesOf(checker, `${request}.${exported.name}`, checker.getTypeOfSymbol(exported)),
    );
  });
};
