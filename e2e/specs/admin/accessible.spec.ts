import { firmQuestionnaireCalls } from '@portal/shared-contracts/admin';
import { adminRoutes } from '@portal/shared-contracts/remote';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { contentHeading, visit } from '../../harness/pages/navigation.ts';
import { trackContent } from '../../harness/pages/network.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, pageOf, portalHeader, test } from '../../harness/test.ts';

const patterns = Object.values(adminRoutes).map(({ pattern }) => pattern);

const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`);

const patternOf = (path: string): string | undefined =>
  patterns.find((pattern) => pattern === path) ??
  patterns.find((pattern) => expressionOf(pattern).test(path));

/** What one page stands for: of a list's rows one, of the settings each. */
const kindOf = (path: string): string | undefined => {
  const pattern = patternOf(path);
  if (pattern === undefined || pattern === adminRoutes.settings.pattern) return pattern && path;
  return `${pattern} ${path.split('/').length}`;
};

const views = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

// By its kind, so that the other language sees each page in the other view.
const turnOf = (kind: string): number =>
  [...kind].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

// Pages that a button leads to, or a step that the demo has behind it.
const roots: readonly string[] = [
  adminRoutes.home({}),
  adminRoutes.startCatalogue({}),
  adminRoutes.newOrder({}),
  adminRoutes.checkoutLink({ id: 'new' }),
];

/** A template of the firm, of which the demo has none, for as long as the work lasts. */
const withTemplate = async (page: Page, work: (id: string) => Promise<void>): Promise<void> => {
  const { path } = firmQuestionnaireCalls.template.create;
  const headers = { ...portalHeader, 'Idempotency-Key': crypto.randomUUID() };
  const reply = await page.request.post(path, { data: { title: 'Resume' }, headers });
  const { questionnaire } = (await reply.json()) as { questionnaire: { _id: string } };
  try {
    await work(questionnaire._id);
  } finally {
    // Left behind it could not be published, and no file of the firm taken in elsewhere.
    await page.request.delete(`${path}/${questionnaire._id}`, { headers });
  }
};

/** Looks at one page in one view; the pages that it leads to. */
const scan = async (
  { page, untilComplete }: { page: Page; untilComplete: () => Promise<void> },
  path: string,
  view: (typeof views)[number],
): Promise<string[]> => {
  // Whatever a phone folds away leads somewhere too.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: view.colorScheme, reducedMotion: 'reduce' });
  await visit(page, path);
  await expect(contentHeading(page)).toBeVisible();
  await untilComplete();
  const links = await page
    .locator('a[href^="/admin"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  await page.setViewportSize({ width: view.width, height: 800 });
  await expectNoSidewaysScroll(page, `${path} at ${view.width} px`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, `${path} at 320 px`);
  return links;
};

/** Follows links from page to page, each kind once; the patterns of what was opened. */
const scanAll = async (page: Page, starts: readonly string[], turn: number) => {
  const reader = { page, untilComplete: trackContent(page) };
  const waiting = [...starts];
  const kinds = new Set<string>();
  const opened = new Set<string | undefined>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const to = path;
    const kind = kindOf(to);
    if (kind === undefined || kinds.has(kind)) continue;
    kinds.add(kind);
    opened.add(patternOf(to));
    const view = views[(turnOf(kind) + turn) % 2] ?? views[0];
    await test.step(`${to} at ${view.width} px, ${view.colorScheme}`, async () => {
      waiting.push(...(await scan(reader, to, view)));
    });
  }
  return opened;
};

for (const [turn, locale] of ['en-US', 'de-DE'].entries())
  test(`WCAG 2.2 AA: BO-112 every page of the back office, ${locale}`, async ({ browser }) => {
    const page = await pageOf(browser, 'admin', sites.northwind, { locale });
    await withTemplate(page, async (id) => {
      const opened = await scanAll(page, [...roots, adminRoutes.template({ id })], turn);
      expect(patterns.filter((pattern) => !opened.has(pattern))).toEqual([]);
    });
    await page.context().close();
  });
