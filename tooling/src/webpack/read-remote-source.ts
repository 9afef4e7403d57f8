import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The three lists of lazy parts in a remote's table of contents. */
export const partKinds = ['pages', 'slots', 'locales'] as const;

/** Which request each key of `pages`, `slots` and `locales` leads to. */
export type RemoteRequests = Readonly<
  Record<(typeof partKinds)[number], Readonly<Record<string, string>>>
>;

const nameOf = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

const importedRequest = (node: ts.Node): string | undefined => {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [request] = node.arguments;
    return request && ts.isStringLiteralLike(request) ? request.text : undefined;
  }
  return ts.forEachChild(node, importedRequest);
};

const lazyImports = (list: ts.Node): Record<string, string> => {
  if (!ts.isObjectLiteralExpression(list)) return {};
  return Object.fromEntries(
    list.properties.flatMap((property) => {
      const key = property.name && nameOf(property.name);
      const request = importedRequest(property);
      return key && request ? [[key, request] as const] : [];
    }),
  );
};

/** Reads `src/remote.ts` as text, never running it: a table of contents may import styles. */
export const readRemoteSource = (file: string): RemoteRequests => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Record<(typeof partKinds)[number], Record<string, string>> = {
    pages: {},
    slots: {},
    locales: {},
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) {
      const kind = partKinds.find((name) => ts.isIdentifier(node.name) && name === node.name.text);
      if (kind && node.initializer) Object.assign(found[kind], lazyImports(node.initializer));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
