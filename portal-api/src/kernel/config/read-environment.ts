import type { z } from 'zod';

type Variables = Readonly<Record<string, string | undefined>>;

const nameIn = (line: string): string => /^\w+?(?=_FILE\b|\W|$)/.exec(line)?.[0] ?? line;

/** What a schema makes of variables, and each that is wrong in a line; the others are read all the same. */
export const readEnvironment = <S extends z.ZodObject>(
  schema: S,
  variables: Variables,
): { env: z.output<S>; wrong: string[] } => {
  const parsed = schema.safeParse(variables);
  if (parsed.success) return { env: parsed.data, wrong: [] };
  const { issues } = parsed.error;
  const unread = new Set(issues.map(({ path }) => String(path[0])));
  const rest = Object.entries(variables).filter(([name]) => !unread.has(name));
  return {
    env: schema.parse(Object.fromEntries(rest)),
    wrong: issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  };
};

/** What the readers of accounts say of those that are given by half. */
export const halfAccounts = (readers: readonly (() => unknown)[]): string[] =>
  readers.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });

const paragraph = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`];

/**
 * Stops the start with everything that has to be mended, so that an operator reads it once.
 *
 * @throws Error with what is wrong, and what production lacks beside it.
 */
export const refuseUnusable = (wrong: readonly string[], lacking: readonly string[]): void => {
  const named = new Set(wrong.map(nameIn));
  const more = lacking.filter((line) => !named.has(nameIn(line)));
  const said = [
    ...paragraph('The environment is not usable', wrong),
    ...paragraph('Production needs more (PORTAL_MODE=demo would start a demo instead)', more),
  ];
  if (said.length > 0) throw new Error(said.join('\n'));
};
