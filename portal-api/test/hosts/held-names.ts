import type { HostNames } from '../../src/kernel/hosts/host-names.ts';

/** Names that a test holds in its hands. */
export interface HeldNames extends HostNames {
  readonly texted: Map<string, string[]>;
  readonly aliased: Map<string, string[]>;
  readonly certificates: Map<string, Date>;
}

export const heldNames = (): HeldNames => {
  const texted = new Map<string, string[]>();
  const aliased = new Map<string, string[]>();
  const certificates = new Map<string, Date>();
  return {
    texted,
    aliased,
    certificates,
    texts: async (name) => texted.get(name) ?? [],
    aliases: async (name) => aliased.get(name) ?? [],
    certificateEnd: async (host) => certificates.get(host),
  };
};
