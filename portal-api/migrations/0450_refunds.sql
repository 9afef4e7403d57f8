-- Money that the firm sends back. The row stands before the provider is called, and its id is the key of that call,
-- so whoever is killed in between finds out what became of it and sends nothing twice.
create table refunds (
  site_id text not null references sites on delete cascade,
  id text not null,
  -- The browser's key: a double click is the same refund.
  request_key text not null,
  payment_key text not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  state text not null check (state in ('asked', 'sent', 'done', 'failed')),
  asked_by text,
  -- How many refunds a provider without keys had before this one.
  known_before integer,
  refusal jsonb,
  asked_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, request_key),
  foreign key (site_id, payment_key) references payment_attempts (site_id, key) on delete cascade
);
-- One at a time: what is left of a payment is known only when the one before has ended.
create unique index refunds_under_way on refunds (site_id, payment_key) where state in ('asked', 'sent');
create index refunds_payment on refunds (site_id, payment_key, asked_at);
create index refunds_newest on refunds (site_id, asked_at desc, id desc);
create index refunds_waiting on refunds (updated_at) where state in ('asked', 'sent');
select secure_site_table('refunds');

-- The firm's list of payments, newest first.
create index payment_attempts_newest on payment_attempts (site_id, created_at desc, key desc)
  where state = 'paid';

-- Refunds of the local payment sandbox by the name that the portal gave them.
create table sandbox_refunds (
  id text primary key,
  site_id text not null references sites on delete cascade,
  intent_id text not null,
  name text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);
create unique index sandbox_refunds_name on sandbox_refunds (site_id, name);
create index sandbox_refunds_intent on sandbox_refunds (site_id, intent_id);
select secure_site_table('sandbox_refunds');
alter table sandbox_transfers add column returned bigint not null default 0;
alter table sandbox_transfers add column refunds integer not null default 0;
