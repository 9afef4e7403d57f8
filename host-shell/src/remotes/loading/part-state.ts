import type { RemoteModule } from '@portal/shared-contracts/remote';

/** What is loaded of a remote: a page, or what it puts into a slot. */
export interface PartKey {
  readonly kind: 'pages' | 'slots';
  readonly key: string;
}

/** A loaded part with the release that it came from. */
export interface LoadedPart {
  readonly release: string;
  readonly module: RemoteModule;
  /** The module of the page or slot. */
  readonly part: unknown;
}

/** How far a part is. */
export type PartState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly loaded: LoadedPart }
  | { readonly status: 'failed'; readonly error: unknown };

/** The state of a part that nobody has asked for. */
export const IDLE: PartState = { status: 'idle' };

/** The key under which a part's state is kept. */
export const stateKey = (remote: string, part: PartKey): string =>
  `${remote} ${part.kind} ${part.key}`;

/** Brings the code of a part. @throws Error when the module does not have it. */
export const loadPart = async (
  remote: string,
  module: RemoteModule,
  { kind, key }: PartKey,
): Promise<unknown> => {
  const parts = module[kind] as Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
  const load = parts[key];
  if (!load) throw new Error(`${remote} has no ${kind} ${key}.`);
  return load();
};
