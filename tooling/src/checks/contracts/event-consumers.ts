import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { remoteFolders, workspaceRoot } from '../../workspace.ts';
import type { ContractSnapshot } from './contract-snapshot.ts';

/** A field of an event that a remote's code reads. */
export interface EventUse {
  readonly remote: string;
  readonly event: string;
  readonly field: string;
}

const listens = new Set(['useEvent', 'subscribe']);

const fieldsOf = (handler: ts.Expression): string[] => {
  if (!ts.isArrowFunction(handler) && !ts.isFunctionExpression(handler)) return [];
  const [parameter] = handler.parameters;
  if (!parameter) return [];
  if (ts.isObjectBindingPattern(parameter.name))
    return parameter.name.elements.map((element) =>
      (element.propertyName ?? element.name).getText(),
    );
  const name = parameter.name.getText();
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === name)
      found.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(handler.body);
  return [...found];
};

/** The fields of events that one source reads. */
export const usesIn = (remote: string, fileName: string, text: string): EventUse[] => {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const uses: EventUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const callee = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : node.expression.getText();
      const [event, handler] = node.arguments;
      if (listens.has(callee) && event && handler && ts.isStringLiteralLike(event))
        for (const field of fieldsOf(handler)) uses.push({ remote, event: event.text, field });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
};

/** The fields of events that every remote of the workspace reads. */
export const recordedUses = (): EventUse[] =>
  remoteFolders().flatMap((remote) => {
    const folder = join(workspaceRoot, remote, 'src');
    return readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .flatMap((name) => usesIn(remote, name, readFileSync(join(folder, name), 'utf8')));
  });

/** Which remotes read a field that the contracts no longer have, in sentences that name them. */
export const brokenConsumers = (uses: readonly EventUse[], contracts: ContractSnapshot): string[] =>
  uses.flatMap(({ remote, event, field }) => {
    const promised = contracts.promises[`event ${event}`];
    if (!promised) return [`${remote} hears ${event}, which does not exist`];
    return field in (promised.schema.properties ?? {})
      ? []
      : [`${remote} reads ${field} of ${event}, which does not have it`];
  });
