import { z } from 'zod';

const report = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      severity: z.string(),
      title: z.string(),
      created: z.string().optional(),
      url: z.string().optional(),
    }),
  ),
});

const SERIOUS = new Set(['high', 'critical']);
/** Small ones wait for the monthly round, and no longer. */
const ROUND_DAYS = 31;

const isDue = (
  { severity, created }: { severity: string; created?: string | undefined },
  now: Date,
): boolean => {
  const age = now.getTime() - new Date(created ?? 0).getTime();
  return SERIOUS.has(severity) || age > ROUND_DAYS * 86_400_000;
};

/** What of an audit should have been mended by now; `undefined` when the registry did not answer it. */
export const readAdvisories = (output: string, now: Date): string[] | undefined => {
  const start = output.indexOf('{');
  if (start < 0) return undefined;
  try {
    const { advisories } = report.parse(JSON.parse(output.slice(start)));
    return Object.values(advisories)
      .filter((advisory) => isDue(advisory, now))
      .map(
        ({ module_name, severity, title, url = '' }) =>
          `${module_name}: ${severity}: ${title} ${url}`,
      );
  } catch {
    return undefined;
  }
};
