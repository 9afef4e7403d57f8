import type { TestApp } from '../create-test-app.ts';

/** Makes customers of northwind, `wide-1` and on, whose names all begin with Wido. */
export const addNamesakes = (portal: TestApp, count: number): Promise<unknown> =>
  portal.db().query(
    `insert into people (id, site_id, email, role, first_name, last_name, unique_customer_id,
       created_at, updated_at)
     select 'wide-' || n, 'northwind', 'wide' || n || '@example.com', 'user', 'Wido' || n, '',
       'wide-' || n, now(), now() from generate_series(1, $1::int) n`,
    [count],
  );
