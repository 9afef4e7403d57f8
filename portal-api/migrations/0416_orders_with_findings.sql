-- Whether findings of a review came with an order, so that its page asks for them only where there are some.
alter table orders add column has_findings boolean not null default false;

-- Row-level security holds for the owner of the tables as well; this migration sees every firm.
alter table orders no force row level security;
alter table order_findings no force row level security;
update orders o set has_findings = true where exists
  (select 1 from order_findings f where f.site_id = o.site_id and f.order_id = o.id);
alter table order_findings force row level security;
alter table orders force row level security;
