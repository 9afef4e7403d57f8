-- The number that people call an order by: counted per firm from 1001, given once and never again. The prefix is kept
-- beside it, since an order that was printed on paper keeps its name when the firm changes its mind.
create table order_numbers (
  site_id text primary key references sites on delete cascade,
  last integer not null
);
select secure_site_table('order_numbers');

alter table orders add column number integer;
alter table orders add column number_prefix text not null default '';

-- Row-level security holds for the owner of the tables as well; this migration sees every firm.
alter table orders no force row level security;
alter table order_numbers no force row level security;
update orders o set number = counted.number
  from (select id, 1000 + row_number() over (partition by site_id order by created_at, id) as number
        from orders) counted
  where counted.id = o.id;
insert into order_numbers (site_id, last)
  select site_id, max(number) from orders group by site_id;
alter table order_numbers force row level security;
alter table orders force row level security;

alter table orders alter column number set not null;
create unique index orders_number on orders (site_id, number);
