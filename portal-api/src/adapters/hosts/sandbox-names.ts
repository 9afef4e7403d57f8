import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { HostNames } from '../../kernel/hosts/host-names.ts';

const records = z.record(
  z.string(),
  z.object({
    TXT: z.array(z.string()).default([]),
    CNAME: z.array(z.string()).default([]),
    certificateEnd: z.iso.datetime().optional(),
  }),
);

/** Names that stand in a file of the demo, by which a domain can be tried without a network; `others` answer the rest. */
export const sandboxNames = (file: string, others: HostNames): HostNames => {
  const find = async (name: string) => {
    const text = await readFile(file, 'utf8').catch(() => '{}');
    return records.parse(JSON.parse(text))[name];
  };
  return {
    texts: async (name) => (await find(name))?.TXT ?? others.texts(name),
    aliases: async (name) => (await find(name))?.CNAME ?? others.aliases(name),
    certificateEnd: async (host) => {
      const own = await find(host);
      if (!own) return others.certificateEnd(host);
      return own.certificateEnd ? new Date(own.certificateEnd) : undefined;
    },
  };
};
