-- A firm's own accounts at the card provider. New payments go to the one that is in use; each payment names the one that
-- took it, so that its refunds, messages and books stay there whatever the firm chooses later.
create table payment_accounts (
  site_id text not null references sites on delete cascade,
  id text not null,
  -- Saved and not yet tried, in use, no more in use, or thrown away before it was ever used.
  state text not null check (state in ('saved', 'active', 'retired', 'discarded')),
  publishable_key text not null,
  -- By these people know the secret key again; nobody reads more of it.
  last_four text not null,
  mode text not null check (mode in ('sandbox', 'live')),
  -- Sealed; gone when nothing can go back by this account any more.
  secret_key text,
  message_secret text,
  -- What the provider calls the account; rows with the same name are keys of one account.
  at_provider text,
  version integer not null default 1,
  made_by text,
  changed_at timestamptz not null,
  changed_by text,
  -- The last try, and what the provider said against it.
  tested_at timestamptz,
  refusal jsonb,
  active_at timestamptz,
  retired_at timestamptz,
  -- The last message whose signature was right.
  last_message_at timestamptz,
  last_message text,
  primary key (site_id, id)
);
create unique index payment_accounts_saved on payment_accounts (site_id) where state = 'saved';
create unique index payment_accounts_active on payment_accounts (site_id) where state = 'active';
select secure_site_table('payment_accounts');

-- Nothing for the platform's account.
alter table payment_attempts
  add column account_id text,
  add constraint payment_attempts_account foreign key (site_id, account_id)
    references payment_accounts (site_id, id);
create index payment_attempts_of_account on payment_attempts (site_id, account_id)
  where account_id is not null;
alter table money_differences add column account_id text;

-- The sandbox keeps the books of several accounts, as the provider does.
alter table sandbox_intents add column account text not null default 'platform';
alter table sandbox_methods add column account text not null default 'platform';
