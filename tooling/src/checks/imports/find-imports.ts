import { readdirSync } from 'node:fs';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import type { Finding } from '../report.ts';
import { cruiseOptions, ROOMS } from './config.ts';
import { findFolderCircles } from './folder-circles.ts';

const sentence = ({ rule, from, to, cycle }: IViolation, advice: string): string => {
  if (cycle) return `${[from, ...cycle.map(({ name }) => name)].join(' → ')}: ${advice}`;
  return rule.name === 'no-floor' ? `${from}: ${advice}` : `${from} imports ${to}: ${advice}`;
};

/** Every forbidden import of a workspace, each in a sentence that says where the code belongs. */
export const findForbiddenImports = async (
  root: string,
  cacheFolder?: string,
): Promise<{ findings: Finding[]; modules: number }> => {
  const rooms = readdirSync(root).filter((name) => ROOMS.test(name));
  const { output } = await cruise(rooms, {
    ...cruiseOptions,
    baseDir: root,
    ...(cacheFolder && { cache: { folder: cacheFolder, strategy: 'content', compress: false } }),
  });
  const { summary, modules } = output as ICruiseResult;
  const advice = new Map(
    cruiseOptions.ruleSet?.forbidden?.map(({ name, comment = '' }) => [name, comment]),
  );
  const findings = new Map<string, Finding>();
  for (const violation of summary.violations) {
    const rule = violation.rule.name;
    const message = sentence(violation, advice.get(rule) ?? '');
    findings.set(message, { rule, file: violation.from, message });
  }
  return {
    findings: [...findings.values(), ...findFolderCircles(modules)],
    modules: summary.totalCruised,
  };
};
