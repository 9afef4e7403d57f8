/** Filled at build time with one lazy import per shared library, so that this build provides them all. */
export const providedLibraries: readonly (() => Promise<unknown>)[] = [];
