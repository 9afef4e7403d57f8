import { adminRoutes } from '@portal/shared-contracts/admin';
import { expect, test } from '../../harness/test.ts';
import { keyboard, mouse } from './input-devices.ts';
import {
  bringAccount,
  buyWithCard,
  createFirm,
  draftCatalogue,
  expectPaid,
  keepPicture,
  moveIn,
  openPlace,
  openStep,
  publishAsked,
  publishFirst,
  saveSettings,
  takeStep,
  type Owner,
} from './owner.ts';
import { ownerWords } from './owner.words.ts';

const settings = (section: string) => adminRoutes.settings({ section });

/** Colours, currency and language. */
const makeItOurs = async (owner: Owner): Promise<void> => {
  const { page, device, words } = owner;
  await openPlace(owner, adminRoutes.start({}));
  await keepPicture(owner, 'first-steps');
  await takeStep(owner, 'brand', settings('brand'));
  await device.write(page.getByRole('textbox', { name: words.mainColour }), '#0B5D4E');
  await keepPicture(owner, 'brand');
  await saveSettings(owner);
  await openStep(owner, 'region', settings('region'));
  await device.pick(page.getByRole('combobox', { name: words.currency }), 'EUR');
  if (words.code !== 'en')
    await device.pick(
      page.locator('main').getByRole('combobox', { name: words.language }),
      words.ownLanguage,
    );
  await saveSettings(owner);
};

/** A catalogue from a starter, all of it published; the package that is sold then. */
const fillTheShop = async (owner: Owner): Promise<string> => {
  await openStep(owner, 'catalogue', adminRoutes.startCatalogue({}));
  await draftCatalogue(owner);
  await publishAsked(owner, adminRoutes.questionnaires({}), 0);
  await publishAsked(owner, adminRoutes.questionnaires({}), 1);
  await publishAsked(owner, adminRoutes.surveys({}), 0);
  await openStep(owner, 'contract', adminRoutes.contracts({}));
  await publishFirst(owner, adminRoutes.contracts({}));
  await openPlace(owner, adminRoutes.packages({}));
  return publishFirst(owner, adminRoutes.packages({}));
};

/** The sandbox ticks nothing, because nobody is paid by it: what it cannot tick is put aside. */
const openForSale = async (owner: Owner, name: string): Promise<void> => {
  const { page, device, words } = owner;
  await openStep(owner, 'payments', adminRoutes.paymentAccount({}));
  await bringAccount(owner, name);
  await openPlace(owner, adminRoutes.start({}));
  await expect(page.getByText(words.progress(4))).toBeVisible();
  await device.press(page.getByRole('button', { name: words.putAside(words.steps.payments) }));
  await device.press(page.getByRole('button', { name: words.putAside(words.steps.sale) }));
};

for (const { code, locale, viewport, isPhone, input, title } of [
  {
    code: 'en',
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    isPhone: false,
    input: mouse,
    title: 'in English with a mouse',
  },
  {
    code: 'de',
    locale: 'de-DE',
    viewport: { width: 360, height: 740 },
    isPhone: true,
    input: keyboard,
    title: 'in German, on a phone’s screen, by keyboard alone',
  },
] as const)
  test.describe(title, () => {
    test.use({ locale, viewport });

    test('BO-10 BO-11 BO-12 BO-13 BO-59 BO-88 BO-93 from an empty firm to the first paid order on its dashboard', async ({
      page,
      browser,
    }) => {
      const id = `fresh-${crypto.randomUUID().slice(0, 8)}`;
      const words = ownerWords[code];
      const owner: Owner = { page, device: input(page), words, isPhone };
      await moveIn(owner, await createFirm(id, 'Lakeside'));
      await makeItOurs(owner);
      const item = await fillTheShop(owner);
      await openForSale(owner, id.replaceAll('-', ''));

      const { origin } = new URL(page.url());
      const shop = await browser.newContext({ baseURL: origin, locale, viewport });
      const guest = await shop.newPage();
      await buyWithCard({ ...owner, page: guest, device: input(guest) }, item);
      await shop.close();

      await expectPaid(owner);
      await openPlace(owner, adminRoutes.home({}));
      const waiting = page.getByRole('link', { name: words.unassigned });
      await expect(waiting).toBeVisible();
      await keepPicture(owner, 'dashboard');
      await owner.device.press(waiting);
      await expect(page.getByText('Gina Roth').first()).toBeVisible();
      const orders = page.locator('#main');
      await expect(orders.getByText(words.price).first()).toBeVisible();
      await expect(orders.getByText(words.unpaid, { exact: true })).toHaveCount(0);
      await keepPicture(owner, 'orders');
    });
  });
