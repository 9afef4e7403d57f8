/** What is wrong with a value, in the form in which zod says it. */
export interface Problem {
  readonly code: string;
  readonly path: PropertyKey[];
  readonly message: string;
  /** Whether the value is of another kind, so that no further check may look at it. */
  readonly isFatal: boolean;
}

/** Reads a value and notes what is wrong; what it answers counts only when nothing was noted. */
export type Read = (value: unknown, problems: Problem[]) => unknown;

/** Notes that a value is of another kind. */
export const fails = (problems: Problem[], code: string, message: string): undefined => {
  problems.push({ code, path: [], message, isFatal: true });
  return undefined;
};

/** Notes that a value of the right kind breaks a rule. */
export const breaks = (problems: Problem[], code: string, message: string): void => {
  problems.push({ code, path: [], message, isFatal: false });
};

/** Reads a part of a value; its problems get the key of the part. */
export const readPart = (
  schema: Schema,
  value: unknown,
  key: PropertyKey,
  problems: Problem[],
): unknown => {
  const from = problems.length;
  const read = schema.read(value, problems);
  for (let index = from; index < problems.length; index += 1) problems[index]?.path.unshift(key);
  return read;
};

/** Thrown by `parse`. */
class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly issues: readonly Problem[];
  constructor(issues: readonly Problem[]) {
    super(JSON.stringify(issues.map(({ code, path, message }) => ({ code, path, message }))));
    this.issues = issues;
  }
}

type Parsed =
  | { readonly success: true; readonly data: unknown; readonly error?: undefined }
  | { readonly success: false; readonly error: SchemaError; readonly data?: undefined };

/** What an object may do with a key that is absent. */
export interface Absence {
  /** `optional` permits it, `defaulted` puts a value in its place. */
  readonly given?: 'optional' | 'defaulted' | undefined;
  /** Whether the answer may lack the key too. */
  readonly mayLack?: boolean;
}

/** One schema: the methods bear the names of zod and answer what zod answers. */
export class Schema {
  readonly read: Read;
  readonly absence: Absence;
  constructor(read: Read, absence: Absence = {}) {
    this.read = read;
    this.absence = absence;
  }

  safeParse(value: unknown): Parsed {
    const problems: Problem[] = [];
    const data = this.read(value, problems);
    return problems.length === 0
      ? { success: true, data }
      : { success: false, error: new SchemaError(problems) };
  }

  parse(value: unknown): unknown {
    const parsed = this.safeParse(value);
    if (parsed.success) return parsed.data;
    throw parsed.error;
  }

  /** The same schema with one more check, which does not see a value of another kind. */
  with(check: Read): this {
    const inner = this.read;
    const read: Read = (value, problems) => {
      const from = problems.length;
      const known = inner(value, problems);
      return problems.slice(from).some(({ isFatal }) => isFatal) ? known : check(known, problems);
    };
    return Object.assign(Object.create(Object.getPrototypeOf(this)), this, { read }) as this;
  }

  /** The same schema with a rule that a value of the right kind may break. */
  holds<V>(check: (value: V) => unknown, code: string, message: string): this {
    return this.with((value, problems) => {
      if (!check(value as V)) breaks(problems, code, message);
      return value;
    });
  }

  refine(check: (value: unknown) => unknown): this {
    return this.holds(check, 'custom', 'refused');
  }

  optional(): Schema {
    const isDefaulted = this.absence.given === 'defaulted';
    return new Schema(
      (value, problems) =>
        value === undefined && !isDefaulted ? undefined : this.read(value, problems),
      { given: isDefaulted ? 'defaulted' : 'optional', mayLack: true },
    );
  }

  nullable(): Schema {
    return new Schema(
      (value, problems) => (value === null ? null : this.read(value, problems)),
      this.absence,
    );
  }

  nullish(): Schema {
    return this.nullable().optional();
  }

  default(fallback: unknown): Schema {
    return new Schema(
      (value, problems) => {
        if (value === undefined) return freshCopy(fallback);
        const read = this.read(value, problems);
        return read === undefined ? freshCopy(fallback) : read;
      },
      { given: 'defaulted' },
    );
  }

  prefault(start: unknown): Schema {
    return new Schema(
      (value, problems) => this.read(value === undefined ? freshCopy(start) : value, problems),
      { given: 'defaulted' },
    );
  }

  catch(fallback: unknown): Schema {
    return new Schema(
      (value) => {
        const parsed = this.safeParse(value);
        return parsed.success ? parsed.data : fallback;
      },
      { ...this.absence, given: this.absence.given === 'defaulted' ? 'defaulted' : 'optional' },
    );
  }

  transform(change: (value: never) => unknown): Schema {
    return new Schema(
      (value, problems) => {
        const from = problems.length;
        const read = this.read(value, problems);
        return problems.length === from ? change(read as never) : read;
      },
      { given: this.absence.given },
    );
  }

  or(other: Schema): Schema {
    return firstOf([this, other]);
  }
}

const freshCopy = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...(value as unknown[])];
  return typeof value === 'object' && value !== null ? { ...value } : value;
};

const absenceOf = (options: readonly Schema[]): Absence => {
  const given = options.map(({ absence }) => absence.given);
  return {
    given: given.includes('defaulted') ? 'defaulted' : given.find((one) => one !== undefined),
    mayLack: options.some(({ absence }) => absence.mayLack),
  };
};

/** The first schema that takes a value reads it. */
export const firstOf = (options: readonly Schema[]): Schema =>
  new Schema((value, problems) => {
    const tries: Problem[][] = [];
    for (const option of options) {
      const own: Problem[] = [];
      const read = option.read(value, own);
      if (own.length === 0) return read;
      tries.push(own);
    }
    const close = tries.filter((own) => !own.some(({ isFatal }) => isFatal));
    if (close.length !== 1) return fails(problems, 'invalid_union', 'none of the shapes');
    problems.push(...(close[0] ?? []));
    return value;
  }, absenceOf(options));
