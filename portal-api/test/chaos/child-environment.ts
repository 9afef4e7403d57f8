const inherited = ['PATH', 'NODE_COMPILE_CACHE'] as const;

/** What a process of a test knows of its surroundings: where programs are, and what Node has compiled before. */
export const childEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    inherited.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
