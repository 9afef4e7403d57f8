import { routes, safeTarget } from '../remote/index.ts';
import {
  byPrice,
  expertRewrite,
  findingsOf,
  monthlyPrice,
  type PackageOffer,
} from '../reviews/index.ts';
import { largestTip, tipAmount } from '../tips/index.ts';
import { readCheckoutQuery } from './index.ts';

test('CR-31 every query parameter of the checkout is read, and a damaged one reads as absent', () => {
  const names = [
    'item',
    'fromWidget',
    'redirectionUrl',
    'critiqueId',
    'critiqueViewId',
    'verified',
    'checkoutClickId',
    'payment_intent_client_secret',
    'redirect_status',
    'payment_intent',
    'autoLoggedIn',
    'coupon',
    'link',
    'uniqueCustomerId',
    'country',
    'code',
    'email',
    'firstName',
    'lastName',
  ];
  const all = Object.fromEntries(names.map((name) => [name, `a ${name}`]));
  expect(readCheckoutQuery(new URLSearchParams(all))).toEqual(all);
  expect(readCheckoutQuery(new URLSearchParams({ item: 'x'.repeat(501) })).item).toBeUndefined();
  expect(routes.checkout({}, { item: 'a b' })).toBe('/checkout?item=a+b');
});

test.each([
  '//evil.example',
  'https:evil.example',
  '/\\evil.example',
  'https://site.example@evil.example/',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'http://listed.example/',
  'https://listed.example.evil.example/',
  '',
])('CR-31 the redirect target %j leads nowhere', (target) => {
  expect(safeTarget(target, ['https://listed.example'])).toBeUndefined();
});

test('CR-31 paths of the site and listed origins are followed', () => {
  expect(safeTarget('/dashboard?a=1#b')).toBe('/dashboard?a=1#b');
  expect(safeTarget('https://listed.example/thanks', ['https://listed.example'])).toBe(
    'https://listed.example/thanks',
  );
});

test('CR-17 a month of each frequency', () => {
  const of = (frequency: Parameters<typeof monthlyPrice>[0]['frequency']) =>
    monthlyPrice({ price: 12, frequency });
  expect([of('Day'), of('Week'), of('Bi-Weekly'), of('Month'), of('3-Months'), of('Year')]).toEqual(
    [360, 48, 24, 12, 4, 1],
  );
});

test('CR-16 CR-18 packages by price, and without external products the cheapest package is rewritten', () => {
  const offer = (packagePrice: number) => ({ packagePrice }) as PackageOffer;
  const offers = [offer(2), offer(3), offer(1)];
  expect(byPrice(offers).map(({ packagePrice }) => packagePrice)).toEqual([3, 2, 1]);
  expect(expertRewrite([], offers)).toMatchObject({
    kind: 'package',
    package: { packagePrice: 1 },
  });
  expect(expertRewrite([], [])).toBeUndefined();
});

test('OR-43 the tip is rounded, and two is the least', () => {
  expect(tipAmount(349, 10)).toBe(35);
  expect(tipAmount(10, 15)).toBe(2);
  expect(tipAmount(149, 0)).toBe(2);
  expect(tipAmount(30, 5)).toBe(2);
  expect(largestTip(1)).toBe(2);
});

test('CR-13 a resume name that reads null counts as a bad finding', () => {
  const check = { report_text: 'x', flagged_text: [] };
  const findings = findingsOf({
    structure_section: { use_of_bullets_check: check, missing_sections_check: check },
    impact_and_experience_section: { impact_check: check },
    language_section: {},
    ats_section: {
      hard_skills: [],
      best_fit_jobs: [],
      name_from_resume_first_name: 'null',
      name_from_resume_last_name: null,
    },
    style_section: {
      email_check: { result: 'good', email: 'a@b.c' },
      phone_number_check: { result: 'bad', phone_number: null },
    },
  });
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  expect(byId.get('ats.name')?.result).toBe('bad');
  expect(byId.get('ats.email')).toMatchObject({ result: 'good', words: ['a@b.c'] });
});
