import ts from 'typescript';
import type { Direction, JsonSchema } from './schema-fit.ts';

/** A function that was met inside of a type: where it stands, and who gets it. */
export type FunctionFound = (type: ts.Type, path: string, direction: Direction) => void;

/** A type that is known by its name alone. No value of JSON looks like this, so it fits nothing but itself. */
const named = (name: string): JsonSchema =>
  ({ type: 'array', minItems: 1, maxItems: 1, items: { const: name } }) as JsonSchema;

const PRIMITIVES: readonly [flag: ts.TypeFlags, schema: JsonSchema][] = [
  [ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral, { type: 'string' }],
  [ts.TypeFlags.Number, { type: 'number' }],
  [ts.TypeFlags.Boolean, { type: 'boolean' }],
  [ts.TypeFlags.Null, { type: 'null' }],
  [ts.TypeFlags.Undefined, named('undefined')],
  // Who promises nothing back may give anything back later.
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Void, {}],
];

const hasDefault = (declaration: ts.Declaration | undefined): boolean =>
  declaration !== undefined &&
  ts.isParameter(declaration) &&
  Boolean(declaration.questionToken ?? declaration.initializer ?? declaration.dotDotDotToken);

/** Whether this member or parameter may be left out. */
export const isOptional = (symbol: ts.Symbol): boolean =>
  Boolean(symbol.flags & ts.SymbolFlags.Optional) || hasDefault(symbol.valueDeclaration);

const isOfLibrary = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some((each) =>
    each.getSourceFile().fileName.includes('/node_modules/'),
  );

const isOfLanguage = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some((each) =>
    /\/typescript\/lib\//.test(each.getSourceFile().fileName),
  );

/** The name of a type that somebody else declares, such as a component of React or a Date. */
export const foreignName = ({ aliasSymbol, symbol }: ts.Type): string | undefined => {
  // `Record` and `Partial` are names of the language for a shape that can be read.
  if (aliasSymbol && isOfLibrary(aliasSymbol) && !isOfLanguage(aliasSymbol))
    return aliasSymbol.name;
  return symbol && !symbol.name.startsWith('__') && isOfLibrary(symbol) ? symbol.name : undefined;
};

/** Reads types as schemas, so that what compares the calls compares what functions take and give as well. */
export class TypeReader {
  readonly #checker: ts.TypeChecker;
  readonly #onFunction: FunctionFound;
  readonly #open: ts.Type[] = [];

  constructor(checker: ts.TypeChecker, onFunction: FunctionFound) {
    this.#checker = checker;
    this.#onFunction = onFunction;
  }

  /** The schema of a member or of a parameter; what is left out is no value of its own. */
  ofSymbol(symbol: ts.Symbol, path: string, direction: Direction): JsonSchema {
    const type = this.#checker.getTypeOfSymbol(symbol);
    if (!isOptional(symbol) || !type.isUnion() || foreignName(type))
      return this.ofType(type, path, direction);
    const forms = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    return this.#ofForms(forms, path, direction);
  }

  ofType(type: ts.Type, path: string, direction: Direction): JsonSchema {
    const simple = this.#simple(type);
    if (simple) return simple;
    const name = foreignName(type);
    const [first] = this.#checker.getTypeArguments(type as ts.TypeReference);
    if (name === 'Promise' && first) return this.ofType(first, `${path}, awaited`, direction);
    if (this.#checker.isArrayType(type) && first)
      return { type: 'array', items: this.ofType(first, `${path}[]`, direction) };
    if (name) return named(name);
    if (type.isUnion()) return this.#ofForms(type.types, path, direction);
    // A type that holds itself, as a tree does, is known by its name where it comes again.
    if (this.#open.includes(type)) return named(this.#checker.typeToString(type));
    this.#open.push(type);
    const schema = this.#structure(type, path, direction);
    this.#open.pop();
    return schema;
  }

  #simple(type: ts.Type): JsonSchema | undefined {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: this.#checker.typeToString(type) === 'true' };
    return PRIMITIVES.find(([flag]) => type.flags & flag)?.[1];
  }

  #ofForms(types: readonly ts.Type[], path: string, direction: Direction): JsonSchema {
    const forms = types.map((form) => this.ofType(form, path, direction));
    const [only] = forms;
    if (only && forms.length === 1) return only;
    return forms.every((form) => form.const !== undefined)
      ? { enum: forms.map((form) => form.const) }
      : { anyOf: forms };
  }

  #structure(type: ts.Type, path: string, direction: Direction): JsonSchema {
    if (type.flags & ts.TypeFlags.TypeParameter) {
      const constraint = this.#checker.getBaseConstraintOfType(type);
      return constraint ? this.ofType(constraint, path, direction) : {};
    }
    if (type.getCallSignatures().length > 0) {
      this.#onFunction(type, path, direction);
      return named('a function');
    }
    const members = type.getProperties().filter(({ name }) => !name.startsWith('__'));
    const every = type.getStringIndexType();
    return {
      type: 'object',
      properties: Object.fromEntries(
        members.map((member) => [
          member.name,
          this.ofSymbol(member, `${path}.${member.name}`, direction),
        ]),
      ),
      required: members.filter((member) => !isOptional(member)).map(({ name }) => name),
      ...(every ? { additionalProperties: this.ofType(every, `${path}.*`, direction) } : {}),
    };
  }
}
