import { expectAccessible } from '../../harness/pages/accessibility.ts';
import { sites } from '../../harness/people/sites.ts';
import { collectErrors, expect, pageOf, test } from '../../harness/test.ts';
import { emptyTracker } from './board-builder.ts';

test.describe('job search', () => {
  test.use({ person: 'newCustomer' });
  // The tracker of a new customer is empty before, and again for whoever comes after.
  test.beforeEach(async ({ apiOf }) => emptyTracker(await apiOf('newCustomer')));
  test.afterEach(async ({ apiOf }) => emptyTracker(await apiOf('newCustomer')));

  test('BJ-01 BJ-02 BJ-05 BJ-25 a customer searches, opens a job and saves it to a new tracker', async ({
    page,
    apiOf,
  }) => {
    const errors = collectErrors(page);
    await page.goto('/jobs');
    await expect(page.getByText(/^\d+ jobs found$/)).toBeVisible();
    await page.getByLabel('What?').fill('  nurse ');
    await page.getByLabel('Where?').fill('');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/jobs?what=nurse&where=');
    const job = page.getByRole('article').filter({ hasText: 'per year' }).first();
    await expect(job.getByRole('link', { name: /Nurse/ })).toBeVisible();
    const title = (await job.getByRole('heading').textContent())?.trim() ?? '';
    await expectAccessible(page);

    const click = page.waitForRequest('**/customer/save-search-click');
    await page
      .context()
      .route('https://jobs.example.com/**', (route) => route.fulfill({ body: 'A job' }));
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      job.getByRole('link', { name: title }).click(),
    ]);
    expect((await click).postDataJSON()).toMatchObject({
      searchKeywords: 'nurse',
      jobDetails: { title },
    });
    await tab.close();

    await job.getByRole('button', { name: `Save to tracker: ${title}` }).click();
    await job.getByRole('link', { name: 'On your tracker' }).click();
    const card = page.locator('.board-column').first().locator('.board-card').first();
    await expect(card.locator('.board-card-title')).toHaveText(title);
    await expect(page.locator('.board-column h2')).toHaveText([
      'Wishlist',
      'Applied',
      'Interview',
      'Offer',
    ]);

    const api = await apiOf('newCustomer');
    const { columns } = await (await api.get('/api/customer/board')).json();
    expect(columns[0].cards[0]).toMatchObject({
      title,
      content: {
        postURL: expect.stringContaining('https://'),
        salary: expect.stringContaining('$'),
        address: expect.stringContaining(','),
      },
    });
    expect(errors).toEqual([]);

    await page.goBack();
    const saved = page.getByRole('article').filter({ hasText: title }).first();
    await expect(saved.getByRole('link', { name: 'On your tracker' })).toBeVisible();
    await expect(saved.getByRole('button', { name: /^Save to tracker/ })).toHaveCount(0);
  });
});

test('BJ-06 BJ-27 on a site without boards and jobs their addresses lead nowhere and load nothing', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer', sites.acme);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/jobs', '/board']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('.board-column, .jobs-form')).toHaveCount(0);
  }
  expect(asked.filter((url) => url.includes('mfe-boards-jobs'))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Job Search Tracker' })).toHaveCount(0);
  await page.context().close();
});
