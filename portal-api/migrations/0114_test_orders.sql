-- Trials have a count of their own, so that they leave no gap in the firm's numbers.
alter table order_numbers add column last_test integer not null default 0;
drop index orders_number;
create index orders_number on orders (site_id, number);
create unique index orders_number_once on orders (site_id, is_test, number);

-- Who placed an order by hand, and that its invoice is not paid yet.
alter table orders
  add column placed_by text,
  add column awaits_payment boolean not null default false;
