import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { contentHeading, visit } from '../../harness/pages/navigation.ts';
import { trackContent } from '../../harness/pages/network.ts';
import { knownPages } from '../../harness/pages/known-pages.data.ts';
import { people } from '../../harness/people/sites.ts';
import { expect, signInContext, test } from '../../harness/test.ts';
import { withConfig } from './page-config.ts';

const root = new URL('../../../', import.meta.url).pathname;

interface Bundle {
  namespace: string;
  texts: [string, string][];
}

const flatten = (value: unknown, path: string[] = []): [string, string][] =>
  typeof value === 'string'
    ? [[path.join('.'), value]]
    : Object.entries(value as object).flatMap(([key, child]) => flatten(child, [...path, key]));

const readBundle = (folder: string, namespace: string): Bundle => ({
  namespace,
  texts: flatten(JSON.parse(readFileSync(join(root, folder, 'src/locales/en.json'), 'utf8'))),
});

const namespaceOf = (folder: string): string => {
  if (folder === 'host-shell') return 'shell';
  if (folder === 'shared-ui') return 'ui';
  const manifest = readFileSync(join(root, folder, 'src/manifest.ts'), 'utf8');
  return /namespace: '([a-z]+)'/.exec(manifest)?.[1] ?? folder;
};

const bundles = readdirSync(root)
  .filter((folder) => /^(host-shell|shared-ui|mfe-[a-z-]+)$/.test(folder))
  .map((folder) => readBundle(folder, namespaceOf(folder)));

// Forty percent longer, between marks, with placeholders and tags untouched.
const pseudo = (text: string): string => `⟦${text}${'·'.repeat(Math.ceil(text.length * 0.4))}⟧`;

const overrides = Object.fromEntries(
  bundles.flatMap(({ namespace, texts }) =>
    texts
      .filter(([, text]) => text.trim() !== '')
      .map(([key, text]) => [`${namespace}:${key}`, pseudo(text)]),
  ),
);

const sources = (folder: string, only: RegExp): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => only.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');

// What the demo's people and firms wrote, and what manifests carry in six languages, is data.
const data = [
  sources('portal-api/seed', /\.ts$/),
  ...readdirSync(root)
    .filter((folder) => /^mfe-/.test(folder))
    .map((folder) => sources(join(folder, 'src'), /manifest[\w-]*\.ts$/)),
].join('\n');

// Words that the product shows from bundles only: seen without marks they were not translated.
const known = new Set(
  bundles
    .flatMap(({ texts }) => texts.map(([, text]) => text))
    .filter((text) => /[a-z]{3}.* .*[a-z]{3}/i.test(text) && !text.includes('{{'))
    .filter((text) => !data.includes(text)),
);

const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      // A place where a line may break does not make two texts of one.
      const isBroken = parent?.querySelector(':scope > wbr') !== null;
      texts.push((isBroken ? parent?.textContent : textContent)?.trim() ?? '');
    }
    return texts.filter((text) => text !== '');
  });

const expectTranslated = async (page: Page, name: string): Promise<void> => {
  const seen = await shownTexts(page);
  expect(
    seen.filter((text) => known.has(text)),
    `${name} shows untranslated text`,
  ).toEqual([]);
  expect(
    seen.filter((text) => /^[a-z]+:?[a-zA-Z]+(\.[a-zA-Z]+)+$/.test(text)),
    `${name} shows a key`,
  ).toEqual([]);
};

const widths = [1280, 360] as const;

const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => drawn())),
      ),
  );

for (const person of [null, ...(['customer', 'writer', 'reviewer'] as const)]) {
  test(`SC-54 the pseudo-language run of ${person ? people[person] : 'anybody'} at ${widths.join(' and ')} px`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      baseURL: site.origin(),
      reducedMotion: 'reduce',
    });
    if (person) await signInContext(context, person, site);
    const page = await context.newPage();
    const untilComplete = trackContent(page);
    await withConfig(page, (config) => {
      config['textOverrides'] = { en: overrides };
    });
    for (const { path } of knownPages('northwind').filter((one) => one.person === person)) {
      await test.step(path, async () => {
        await visit(page, path);
        await expect(contentHeading(page)).toBeVisible();
        await untilComplete();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await untilDrawn(page);
          await expectNoSidewaysScroll(page, `${path} at ${width} px`);
          await expectTranslated(page, `${path} at ${width} px`);
        }
      });
    }
    await context.close();
  });
}
