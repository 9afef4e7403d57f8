import { manifest } from './manifest.ts';
import { remote } from './remote.ts';

const page = (key: string) => manifest.pages.find((each) => each.key === key);

test('BJ-27 boards need enable_boards, for the pages and for their menu entries', () => {
  const pages = ['board', 'boards', 'writer-board'];
  for (const key of pages) {
    expect(page(key)?.requires).toEqual(['enable_boards']);
    for (const entry of page(key)?.menu ?? []) expect(entry.requires).toEqual(['enable_boards']);
  }
  expect(pages.flatMap((key) => page(key)?.menu ?? [])).toHaveLength(2);
});

test('BJ-06 the job search needs enable_customer_job_search', () => {
  expect(page('jobs')?.requires).toEqual(['enable_customer_job_search']);
  expect(page('jobs')?.menu[0]?.requires).toEqual(['enable_customer_job_search']);
});

test('HS-24 BJ-10 BJ-11 each page has its address, its people and its module', () => {
  const rows = manifest.pages.map(({ key, path, roles }) => [key, path, roles]);
  expect(rows).toEqual([
    ['jobs', '/jobs', ['user']],
    ['board', '/board', ['user']],
    ['boards', '/boards', ['writer']],
    ['writer-board', '/board/:id', ['writer']],
    ['admin-jobs', '/admin/jobs', ['admin']],
    ['admin-job', '/admin/jobs/:id', ['admin']],
  ]);
  expect(Object.keys(remote.pages).toSorted()).toEqual(
    manifest.pages.map(({ key }) => key).toSorted(),
  );
});
