import axe from 'axe-core';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// What depends on colours, sizes and where lines break; all other rules ask for names, roles and their order alone.
const ofLooks = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** All rules, or those of looks for a page whose structure was asked in this language and width before. */
export type Rules = 'all' | 'looks';

const runOnlyOf = (rules: Rules): axe.RunOnly =>
  rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: ofLooks };

/** What a scanner finds against WCAG 2.2 A and AA, each with its rule and element. */
export const violationsOf = async (page: Page, rules: Rules = 'all'): Promise<string[]> => {
  // Where the scanner already is, a second scan need not parse it again.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: scanner } = globalThis as unknown as { axe: typeof axe };
    const { violations: found } = await scanner.run(document, {
      resultTypes: ['violations'],
      runOnly,
    });
    return found;
  }, runOnlyOf(rules));
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} (${violation.help})`),
  );
};
