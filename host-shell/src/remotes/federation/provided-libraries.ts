/** A library that the shell hands to remotes; nothing of it is loaded before one asks. */
export interface ProvidedLibrary {
  readonly name: string;
  readonly version: string;
  readonly load: () => Promise<unknown>;
}

/** Filled at build time out of `tooling/src/shared-libraries.ts`. */
export const providedLibraries: readonly ProvidedLibrary[] = [];
