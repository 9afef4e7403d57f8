-- When the books of a firm were last compared with those of its provider, and why the last try failed.
create table money_comparisons (
  site_id text primary key references sites on delete cascade,
  -- When somebody last began; of two servers one takes the night.
  begun_at timestamptz not null,
  compared_at timestamptz,
  failed_at timestamptz,
  failure jsonb
);
select secure_site_table('money_comparisons');

-- Payments about which the provider and the firm's books do not say the same.
create table money_differences (
  site_id text not null references sites on delete cascade,
  id text not null,
  kind text not null check (kind in
    ('paid-there', 'given-up-here', 'unknown-here', 'unknown-there', 'amount', 'returned', 'dispute')),
  provider text not null check (provider in ('cards', 'flutterwave')),
  -- The provider's own name of the payment.
  reference text not null,
  -- What the provider knows it by from us, and our payment of that name where there is one.
  name text,
  payment_key text,
  here_minor bigint,
  there_minor bigint,
  currency text not null,
  state text not null check (state in ('open', 'taken', 'gone')),
  found_at timestamptz not null,
  ended_at timestamptz,
  taken_by text,
  primary key (site_id, id),
  foreign key (site_id, payment_key) references payment_attempts (site_id, key) on delete cascade
);
-- One for each payment at a time: what it says changes, it does not multiply.
create unique index money_differences_open on money_differences (site_id, provider, reference)
  where state = 'open';
create index money_differences_newest on money_differences (site_id, found_at desc, id desc);
create index money_differences_payment on money_differences (site_id, payment_key);
select secure_site_table('money_differences');

-- The sandbox lists its books as the provider does: the newest first, page after page.
create index sandbox_intents_newest on sandbox_intents (site_id, created_at desc, id desc)
  where status = 'succeeded';
create index sandbox_refunds_newest on sandbox_refunds (site_id, created_at desc, id desc);
create index sandbox_disputes_newest on sandbox_disputes (site_id, created_at desc, id desc);
create index sandbox_transfers_newest on sandbox_transfers (site_id, created_at desc, tx_ref desc);
