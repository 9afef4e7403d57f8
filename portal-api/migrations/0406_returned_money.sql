-- What the provider took back of a payment: refunds and lost disputes, and whether a dispute is still open.
alter table payment_attempts
  add column returned_minor bigint not null default 0 check (returned_minor >= 0),
  add column is_disputed boolean not null default false,
  -- Counts the changes of both, so that an older answer of the provider never replaces a newer one.
  add column returns_version integer not null default 0;

-- Whether the money of an order is still with the firm.
alter table orders add column payment_status text not null default 'paid'
  check (payment_status in ('paid', 'disputed', 'partially_refunded', 'refunded'));

-- A tip that was refunded stays known, so that nobody is asked for it again.
alter table orders drop constraint orders_tip_minor_check;
alter table orders add constraint orders_tip_minor_check check (tip_minor >= 0);

-- Disputes at the local payment sandbox.
create table sandbox_disputes (
  id text primary key,
  site_id text not null references sites on delete cascade,
  intent_id text not null,
  amount bigint not null check (amount > 0),
  status text not null,
  created_at timestamptz not null
);
select secure_site_table('sandbox_disputes');
