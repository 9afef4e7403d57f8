create table coupons (
  site_id text not null references sites on delete cascade,
  -- Stored in capitals; people type codes in any case.
  code text not null check (code = upper(code)),
  percent integer not null check (percent between 1 and 100),
  active boolean not null default true,
  expires_at timestamptz,
  -- Without a number the coupon may be used for ever.
  max_uses integer check (max_uses > 0),
  created_at timestamptz not null,
  primary key (site_id, code)
);
select secure_site_table('coupons');

-- One row per attempt to pay, named by the browser before its first try. A repeated call finds its row.
create table payment_attempts (
  site_id text not null references sites on delete cascade,
  key text not null,
  kind text not null check (kind in ('tip', 'invoice', 'new-order', 'checkout')),
  -- The order, invoice or package that is paid for.
  subject_id text not null,
  -- Who gets what is paid for; a guest becomes known during the checkout.
  person_id text,
  -- The person was made in this very checkout, so its browser may sign in as it.
  made_person boolean not null default false,
  -- Everything that the call asked for; another body under the same key is refused.
  fingerprint text not null,
  state text not null
    check (state in ('open', 'needs-action', 'processing', 'paid', 'declined', 'abandoned')),
  list_minor bigint not null check (list_minor >= 0),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  coupon text,
  critique_id text,
  provider text not null check (provider in ('cards', 'flutterwave', 'none')),
  -- The intent or transaction at the provider.
  reference text,
  payment_method text,
  order_id text,
  invoice_id text,
  message text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, key),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
create unique index payment_attempts_reference on payment_attempts (site_id, provider, reference)
  where reference is not null;
create index payment_attempts_open on payment_attempts (site_id, updated_at)
  where state in ('open', 'needs-action', 'processing');
-- An invoice and an order's tip are paid once, whatever else goes wrong.
create unique index payment_attempts_once on payment_attempts (site_id, kind, subject_id)
  where state = 'paid' and kind in ('tip', 'invoice');
select secure_site_table('payment_attempts');

create table invoices (
  id text primary key,
  site_id text not null,
  number integer not null,
  person_id text not null,
  order_id text,
  package_id text not null,
  package_name text not null,
  status text not null
    check (status in ('unpaid', 'paid', 'refunded', 'partially_refunded', 'void')),
  list_minor bigint not null check (list_minor >= 0),
  price_minor bigint not null check (price_minor >= 0),
  currency text not null,
  refund_minor bigint check (refund_minor >= 0),
  -- The attempt that paid it.
  payment_key text,
  paid_at timestamptz,
  created_at timestamptz not null,
  unique (site_id, id),
  unique (site_id, number),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade,
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index invoices_person on invoices (site_id, person_id, created_at desc);
create index invoices_payment on invoices (site_id, payment_key);
select secure_site_table('invoices');

-- The last number given to an invoice; counted per firm, so that one firm cannot guess another's business.
create table invoice_numbers (
  site_id text primary key references sites on delete cascade,
  last_number integer not null
);
select secure_site_table('invoice_numbers');

-- Provider messages that were handled; a repeated one has no effect.
create table payment_events (
  site_id text not null references sites on delete cascade,
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (site_id, provider, event_id)
);
select secure_site_table('payment_events');
