import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { readOptions, type Appearance, type ScreensOptions, type Surface } from './appearance.ts';
import { indexPage, type Picture } from './index-page.ts';
import { openWindow, takePictures } from './look.ts';
import { pagesOfMenu } from './pages-of-menu.ts';
import { titleOf, type Screen } from './screen.ts';
import { screensOf } from './screens.ts';

// `pnpm screens`: a picture of every screen, by person, width, scheme and language, and one page to look through them.
const options = readOptions();

const wanted = ({ people, path }: ScreensOptions, screen: Screen): boolean =>
  (people.length === 0 || people.includes(screen.person ?? 'visitor')) &&
  screen.path.includes(path);

const nameOf = (screen: Screen, { width, scheme, language }: Appearance): string => {
  const words = titleOf(screen)
    .replace(/[^\w-]+/g, '_')
    .replace(/_$/, '')
    .slice(0, 120);
  return `${words}-${width}-${scheme}-${language}.png`;
};

const takeOf = async (
  browser: Browser,
  screens: readonly Screen[],
  surface: Surface,
): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  const person = screens[0]?.person ?? null;
  const context = await openWindow(browser, options.address, person, surface);
  for (const screen of screens) {
    const appearances = options.schemes.map((scheme) => ({ ...surface, scheme }));
    const files = appearances.map((appearance) => nameOf(screen, appearance));
    const shots = options.schemes.map((scheme, at) => ({
      scheme,
      file: join(options.folder, files[at] as string),
    }));
    const problems = await takePictures(context, screen, shots);
    for (const [at, appearance] of appearances.entries()) {
      const picture = {
        screen,
        appearance,
        file: files[at] as string,
        problems: problems[at] ?? [],
      };
      pictures.push(picture);
      if (picture.problems.length > 0)
        console.log(`${picture.file}: ${picture.problems.join(' · ')}`);
    }
  }
  await context.close();
  return pictures;
};

/** All screens in one window's form, the people side by side. */
const takeAll = async (
  browser: Browser,
  screens: readonly Screen[],
  surface: Surface,
): Promise<Picture[]> => {
  const byPerson = [...Map.groupBy(screens, ({ person }) => person).values()];
  return (await Promise.all(byPerson.map((own) => takeOf(browser, own, surface)))).flat();
};

const adminPages = async (browser: Browser): Promise<string[]> => {
  if (options.people.length > 0 && !options.people.includes('admin')) return [];
  const admin = await openWindow(browser, options.address, 'admin', {
    width: 1280,
    language: 'en',
  });
  const found = await pagesOfMenu(admin);
  await admin.close();
  return found;
};

const run = async (): Promise<number> => {
  const { CHROMIUM: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const all = screensOf(options.address, await adminPages(browser));
  const screens = all.filter((screen) => wanted(options, screen));
  rmSync(options.folder, { recursive: true, force: true });
  mkdirSync(options.folder, { recursive: true });
  const looks = options.surfaces.length * options.schemes.length;
  console.log(`${screens.length} screens, each in ${looks} looks`);
  const pictures: Picture[] = [];
  for (const surface of options.surfaces)
    pictures.push(...(await takeAll(browser, screens, surface)));
  await browser.close();
  writeFileSync(join(options.folder, 'index.html'), indexPage(pictures));
  const faulty = pictures.filter(({ problems }) => problems.length > 0).length;
  console.log(
    `${pictures.length} pictures in ${join(options.folder, 'index.html')}, ${faulty} of them with a fault`,
  );
  return faulty;
};

process.exitCode = (await run()) > 0 ? 1 : 0;
