-- The books of the local payment sandbox: what would stand at the real providers.
create table sandbox_methods (
  id text primary key,
  site_id text not null references sites on delete cascade,
  behaviour text not null,
  brand text not null,
  last4 text not null,
  created_at timestamptz not null
);
select secure_site_table('sandbox_methods');

create table sandbox_intents (
  id text primary key,
  site_id text not null references sites on delete cascade,
  client_secret text not null,
  status text not null,
  amount bigint not null check (amount > 0),
  amount_refunded bigint not null default 0,
  currency text not null,
  methods jsonb not null,
  payment_method text,
  metadata jsonb not null,
  last_error jsonb,
  created_at timestamptz not null
);
create unique index sandbox_intents_secret on sandbox_intents (site_id, client_secret);
select secure_site_table('sandbox_intents');

-- First answer to each idempotency key; without a body the request is still being worked on.
create table sandbox_requests (
  site_id text not null references sites on delete cascade,
  key text not null,
  fingerprint text not null,
  status integer,
  body text,
  created_at timestamptz not null,
  primary key (site_id, key)
);
select secure_site_table('sandbox_requests');

create table sandbox_transfers (
  site_id text not null references sites on delete cascade,
  tx_ref text not null,
  transaction_id text not null,
  status text not null check (status in ('pending', 'successful', 'failed')),
  amount bigint not null check (amount > 0),
  currency text not null,
  redirect_url text not null,
  created_at timestamptz not null,
  primary key (site_id, tx_ref)
);
select secure_site_table('sandbox_transfers');
