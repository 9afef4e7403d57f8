import type { Locator, Page } from '@playwright/test';
import { routes } from '@portal/shared-contracts/remote';
import { untilShell } from '../../harness/pages/navigation.ts';
import { trackContent } from '../../harness/pages/network.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { sites } from '../../harness/people/sites.ts';
import { orderOf, serviceOf } from '../documents/seeded.ts';

interface TypedForm {
  name: string;
  person: 'customer' | 'writer';
  path: string;
  field: (page: Page) => Locator;
}

const forms: readonly TypedForm[] = [
  {
    name: 'the review of a draft',
    person: 'customer',
    path: routes.revisionsProcess({
      id: orderOf('northwind', 'draft-review'),
      serviceId: serviceOf('northwind', 'professional-resume'),
    }),
    field: (page) => page.locator('textarea'),
  },
  {
    name: 'the draft of a writer',
    person: 'writer',
    path: routes.revisionFiles({
      id: orderOf('northwind', 'writing'),
      serviceId: serviceOf('northwind', 'starter-resume'),
    }),
    field: (page) => page.locator('textarea'),
  },
  {
    name: 'the own name',
    person: 'customer',
    path: routes.profile({}),
    field: (page) => page.locator('[name=lastName]'),
  },
];

/** How far below the head of its section a part stands: what is drawn above it may come later. */
const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const section = element.closest('section') ?? document.body;
    return Math.round(element.getBoundingClientRect().top - section.getBoundingClientRect().top);
  });

for (const { name, person, path, field } of forms)
  for (const width of [1280, 360])
    test(`FX-10 ${name} stays where it is at ${width} pixels when it says that it is kept: no press is lost`, async ({
      browser,
    }) => {
      const viewport = { width, height: 800 };
      const page = await pageOf(browser, person, sites.northwind, { viewport, locale: 'de-DE' });
      const untilComplete = trackContent(page);
      await page.goto(path);
      await untilShell(page);
      const typed = field(page).first();
      await expect(typed).toBeVisible();
      await untilComplete();
      const form = page.locator('form').filter({ has: typed });
      const tops = () => Promise.all([typed, form.locator('[type=submit]')].map(topOf));
      const before = await tops();
      await typed.press('a');
      await expect(form.getByText(/Entwurf auf diesem Gerät/)).toBeVisible();
      expect(await tops()).toEqual(before);
      await page.context().close();
    });
