import { routes } from '@portal/shared-contracts/remote';
import { sites } from '../../harness/people/sites.ts';
import { portalCommand } from '../../harness/portal/command.ts';
import { expect, test } from '../../harness/test.ts';
import { buyAsGuest, nextStep, takeStep, type Customer } from './customer.ts';
import { keyboard, mouse } from './input-devices.ts';
import {
  assignWriter,
  seededWord,
  staffView,
  takeWriterStep,
  waitingDraft,
  type ApiWriter,
} from './staff.ts';
import { words } from './words.ts';

// More than any package of the demo firms needs.
const MOST_STEPS = 40;

const play = async (customer: Customer, writer: ApiWriter, id: string, lastName: string) => {
  const steps: string[] = [];
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const mine = await nextStep(customer, id);
    const { step, percent, waitsForAdmin } = await staffView(writer, id);
    if (percent === 100) return steps;
    if (mine) await takeStep(customer, id, mine, writer.site === 'northwind');
    else if (step) await takeWriterStep(writer, id, step);
    else if (waitsForAdmin)
      await portalCommand(
        'draft',
        'approve',
        writer.site,
        await waitingDraft(writer.site, lastName),
      );
    else throw new Error(`Nobody has a step to take after ${steps.join(', ')}`);
    steps.push(mine?.step ?? step?.step ?? 'approve-draft');
  }
  throw new Error(`The order does not end: ${steps.join(', ')}`);
};

for (const { site, viewport, locale, device, title } of [
  {
    site: 'northwind',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    device: mouse,
    title: 'on northwind with a mouse',
  },
  {
    site: 'acme',
    viewport: { width: 360, height: 740 },
    locale: 'de-DE',
    device: keyboard,
    title: 'on acme, on a phone’s screen, in German, by keyboard alone',
  },
] as const)
  test.describe(title, () => {
    test.use({ site: sites[site], viewport, locale });

    test('OR-20 OR-21 OR-23 OR-28 OR-29 QU-06 QU-16 DO-04 DO-12 DO-27 DO-50 a new order from the end of the payment to 100 percent', async ({
      page,
      apiOf,
    }) => {
      // Leaving a page cuts its connections, which the console reports as well; only what the code threw counts here.
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      const language = locale === 'de-DE' ? 'de' : 'en';
      const customer: Customer = { page, device: device(page), words: words[language] };
      const lastName = `Jensen ${crypto.randomUUID().slice(0, 8)}`;
      const id = await buyAsGuest(customer, `${site}-professional`, lastName);
      await assignWriter(site, id);
      const writer: ApiWriter = {
        site,
        api: await apiOf('writer2', sites[site]),
        word: site === 'northwind' ? await seededWord(await apiOf('customer')) : null,
      };
      const steps = await play(customer, writer, id, lastName);
      expect(steps.slice(0, 2)).toEqual(['initial-questions', 'contract']);
      expect(new Set(steps)).toEqual(
        new Set([
          'initial-questions',
          'contract',
          'questionnaire',
          'previous-document',
          'write-follow-up',
          'answer-follow-up',
          'write-first-draft',
          ...(site === 'northwind' ? ['approve-draft'] : []),
          'review-draft',
          'upload-final',
          'upload-linkedin',
        ]),
      );
      await page.goto(routes.orderView({ id }));
      await expect(page.getByText(customer.words.completed, { exact: true })).toBeVisible();
      const offer = page.getByRole('dialog', { name: customer.words.offer });
      if (site === 'northwind') {
        await customer.device.press(offer.getByRole('button', { name: customer.words.noThanks }));
        await expect(offer).toBeHidden();
      }
      expect(thrown).toEqual([]);
    });
  });
