-- Invoices that the firm writes by hand: a draft has no number, its customer sees nothing of it, and issuing gives it
-- the next number. Receipts of orders have no lines of their own.
alter table invoices alter column number drop not null;
alter table invoices drop constraint invoices_status_check;
alter table invoices
  add constraint invoices_status_check
    check (status in ('draft', 'unpaid', 'paid', 'refunded', 'partially_refunded', 'void')),
  add constraint invoices_numbered check ((number is null) = (status = 'draft')),
  -- Each with a text, a quantity and a price in minor units.
  add column lines jsonb,
  add column due_day date,
  add column note text not null default '',
  add column version integer not null default 1,
  add column changed_by text,
  add column changed_at timestamptz,
  -- The call that made it, so that a repeated one finds it.
  add column created_key text;
create unique index invoices_created_key on invoices (site_id, created_key);
create index invoices_newest on invoices (site_id, created_at desc, id desc);
create index invoices_order on invoices (site_id, order_id);

-- What was paid by bank, in cash or otherwise, beside its payment.
create table outside_payments (
  site_id text not null,
  payment_key text not null,
  method text not null check (method in ('bank', 'cash', 'other')),
  paid_on date not null,
  reference text not null,
  recorded_by text not null,
  primary key (site_id, payment_key),
  foreign key (site_id, payment_key) references payment_attempts (site_id, key) on delete cascade
);
select secure_site_table('outside_payments');
