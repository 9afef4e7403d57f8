import { parse } from 'yaml';
import { z } from 'zod';
import type { DeployFile } from './named-variables.ts';

const forwarding = z.object({
  sources: z.record(z.string(), z.object({ include_units: z.array(z.string()).default([]) })),
  sinks: z.record(
    z.string(),
    z.object({
      uri: z.string(),
      tls: z
        .object({ verify_certificate: z.boolean(), verify_hostname: z.boolean() })
        .partial()
        .default({}),
      buffer: z.object({ type: z.string(), when_full: z.string() }).partial().default({}),
    }),
  ),
});

type Sink = z.output<typeof forwarding>['sinks'][string];

const sinkProblems = ({ uri, tls, buffer }: Sink): string[] => [
  ...(uri.startsWith('https://') ? [] : ['sends the log without TLS']),
  ...(tls.verify_certificate && tls.verify_hostname ? [] : ['believes any certificate']),
  ...(buffer.type === 'disk' && buffer.when_full === 'block'
    ? []
    : ['loses what cannot be sent at once']),
];

/** What is wrong with the example that brings the log to another machine; `units` are those of the system. */
export const forwardingProblems = (
  { name, content }: DeployFile,
  units: readonly string[],
): string[] => {
  if (!name.endsWith('vector.yaml')) return [];
  const { sources, sinks } = forwarding.parse(parse(content));
  return [
    ...Object.values(sources).flatMap(({ include_units }) =>
      include_units
        .filter((unit) => !units.includes(unit))
        .map((unit) => `${name}: reads the log of ${unit}, which is no unit here`),
    ),
    ...Object.values(sinks)
      .flatMap(sinkProblems)
      .map((problem) => `${name}: ${problem}`),
  ];
};
