import { z } from 'zod';

const report = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      severity: z.string(),
      title: z.string(),
      url: z.string().optional(),
    }),
  ),
});

const SERIOUS = new Set(['high', 'critical']);

/** What an audit found; `undefined` when the registry did not answer it. */
export const readAdvisories = (output: string): string[] | undefined => {
  const start = output.indexOf('{');
  if (start < 0) return undefined;
  try {
    const { advisories } = report.parse(JSON.parse(output.slice(start)));
    return Object.values(advisories)
      .filter(({ severity }) => SERIOUS.has(severity))
      .map(
        ({ module_name, severity, title, url = '' }) =>
          `${module_name}: ${severity}: ${title} ${url}`,
      );
  } catch {
    return undefined;
  }
};
