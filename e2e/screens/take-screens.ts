import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { readOptions, type Appearance, type ScreensOptions } from './appearance.ts';
import { indexPage, type Picture } from './index-page.ts';
import { openWindow, pagesOfMenu, takePicture } from './look.ts';
import { screensOf, type Screen } from './screens.ts';

// `pnpm screens`: a picture of every screen, by person, width, scheme and language, and one page to look through them.
const options = readOptions();

const wanted = ({ person, path }: ScreensOptions, screen: Screen): boolean =>
  (person === undefined || (screen.person ?? 'visitor') === person) && screen.path.includes(path);

const nameOf = ({ person, path }: Screen, { width, scheme, language }: Appearance): string => {
  const words =
    path
      .replace(/[^\w-]+/g, '_')
      .replace(/^_|_$/g, '')
      .slice(0, 80) || 'home';
  return `${person ?? 'visitor'}-${words}-${width}-${scheme}-${language}.png`;
};

const takeOf = async (
  browser: Browser,
  screens: readonly Screen[],
  appearance: Appearance,
): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  const person = screens[0]?.person ?? null;
  const context = await openWindow(browser, options.address, person, appearance);
  for (const screen of screens) {
    const file = nameOf(screen, appearance);
    const problems = await takePicture(context, screen.path, join(options.folder, file));
    pictures.push({ screen, appearance, file, problems });
    if (problems.length > 0) console.log(`${file}: ${problems.join(' · ')}`);
  }
  await context.close();
  return pictures;
};

/** All screens in one look, the people side by side. */
const takeAll = async (
  browser: Browser,
  screens: readonly Screen[],
  appearance: Appearance,
): Promise<Picture[]> => {
  const byPerson = [...Map.groupBy(screens, ({ person }) => person).values()];
  return (await Promise.all(byPerson.map((own) => takeOf(browser, own, appearance)))).flat();
};

const run = async (): Promise<void> => {
  const { CHROMIUM: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const first: Appearance = { width: 1280, scheme: 'light', language: 'en' };
  const admin = await openWindow(browser, options.address, 'admin', first);
  const screens = screensOf(options.address, await pagesOfMenu(admin)).filter((screen) =>
    wanted(options, screen),
  );
  await admin.close();
  rmSync(options.folder, { recursive: true, force: true });
  mkdirSync(options.folder, { recursive: true });
  console.log(`${screens.length} screens, each in ${options.appearances.length} looks`);
  const pictures: Picture[] = [];
  for (const appearance of options.appearances)
    pictures.push(...(await takeAll(browser, screens, appearance)));
  await browser.close();
  writeFileSync(join(options.folder, 'index.html'), indexPage(pictures));
  console.log(`${pictures.length} pictures in ${join(options.folder, 'index.html')}`);
};

await run();
